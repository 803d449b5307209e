import type { CommentReader } from '@boardwright/api-client/contract';
import styles from './comments.module.css';
import { partsOf } from './mentions.ts';

interface CommentTextProps {
  readonly text: string;
  readonly readers: readonly CommentReader[];
}

/** The words of a comment, with who is called in them marked. */
export function CommentText({ text, readers }: CommentTextProps) {
  return (
    <p className={styles.text}>
      {partsOf(text, readers).map((part, at) =>
        part.reader ? (
          <b key={at} className={styles.called}>
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
