import X from 'lucide-react/icons/x';
import { useUiT } from '../use-ui-t.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './chips.module.css';

export interface ChipsProps {
  /** What was chosen, each with the address of the list without it. */
  readonly chips: readonly { readonly name: string; readonly href: string }[];
  /** The address of the list without any choice; left out, there is no 'clear all'. */
  readonly clearHref?: string | undefined;
}

/** Choices that can be undone: the whole chip is the link that removes it. One scrolling line on a phone. */
export function Chips({ chips, clearHref }: ChipsProps) {
  const t = useUiT();
  if (chips.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={t('chosenFilters')}>
      {chips.map((chip) => (
        <Link
          key={chip.href}
          href={chip.href}
          storeScroll
          className={styles.chip}
          aria-label={t('removeFilter', { name: chip.name })}
        >
          {chip.name}
          <Icon icon={X} className={styles.cross} />
        </Link>
      ))}
      {clearHref !== undefined && (
        <Link href={clearHref} storeScroll className={styles.clear}>
          {t('clearAll')}
        </Link>
      )}
    </nav>
  );
}
