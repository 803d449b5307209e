import { slugOf } from '@boardwright/api-client/contract';
import { TextField } from '../../lists/fields.tsx';
import { useContentMessages } from '../use-content-messages.ts';

interface SlugFieldProps {
  readonly slug: string;
  /** Characters at most. */
  readonly most: number;
  /** Visitors may have links to it. */
  readonly wasRead: boolean;
  readonly before: string;
  readonly problem: string | undefined;
  readonly onChange: (slug: string) => void;
}

/** The last part of an address: made of the title until somebody writes another. */
export function SlugField({ slug, most, wasRead, before, problem, onChange }: SlugFieldProps) {
  const t = useContentMessages();
  const isMoved = wasRead && slugOf(slug, most) !== before;
  const hint = slug === '' ? t('written.addressHint') : isMoved ? t('written.addressMoves') : undefined;
  return (
    <TextField
      label={t('written.address')}
      hint={hint}
      problem={problem}
      value={slug}
      maxLength={most}
      onChange={onChange}
    />
  );
}
