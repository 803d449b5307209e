import { classNames } from '../class-names.ts';
import { initials, stablePick } from './initials.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** 32 (board), 36 (row), 56 (account head). */
  readonly size?: 's' | 'm' | 'l';
  /** `own` is the visitor: in the accent. Others take one of four tints by name. */
  readonly own?: boolean;
}

/** A person: a picture, or two initials on a tint that stays theirs. Their name always stands beside it. */
export function Avatar({ name, src, size = 'm', own = false }: AvatarProps) {
  const tint = own ? undefined : styles[`tint${stablePick(name, 4) + 1}`];
  const pixels = { s: 32, m: 36, l: 56 }[size];
  return (
    <span className={classNames(styles.avatar, styles[size], tint)} aria-hidden="true">
      {src ? (
        <img src={src} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" />
      ) : (
        initials(name)
      )}
    </span>
  );
}
