import { classNames } from '../class-names.ts';
import { Tag } from './tag.tsx';
import styles from './tag.module.css';

export interface TagListProps {
  readonly tags: readonly { readonly name: string; readonly href?: string | undefined }[];
  /** What the list holds, for screen readers. */
  readonly label: string;
  /** The site's 'tag style': grey boxes, or plain words on one line. */
  readonly look?: 'tag' | 'text' | undefined;
  readonly className?: string | undefined;
}

/** Tags on one wrapping line. Draws nothing when there are none. */
export function TagList({ tags, label, look = 'tag', className }: TagListProps) {
  if (tags.length === 0) return null;
  const linked = tags.some((tag) => tag.href !== undefined);
  return (
    <ul
      className={classNames(styles.tags, linked && styles.linked, look === 'text' && styles.words, className)}
      aria-label={label}
    >
      {tags.map((tag) => (
        <li key={tag.name}>
          <Tag href={tag.href}>{tag.name}</Tag>
        </li>
      ))}
    </ul>
  );
}
