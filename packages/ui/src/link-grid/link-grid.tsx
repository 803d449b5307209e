import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { useFormat } from '../format/use-format.ts';
import type { IconShape } from '../icon/icon-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { ShapeIcon } from '../icon/shape-icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './link-grid.module.css';

export interface GridLink {
  readonly name: string;
  readonly href: string;
  readonly newTab?: boolean | undefined;
  readonly icon?: IconShape | null | undefined;
  /** How many things it leads to; left out, no number shows. */
  readonly count?: number | undefined;
  /** The number with what it counts, as a screen reader says it: '41 jobs'. */
  readonly countLabel?: string | undefined;
}

/** How many columns from 992 px, from 576 px and below that. */
export interface GridColumns {
  readonly lg: number;
  readonly md: number;
  readonly sm: number;
}

export interface LinkGridProps {
  readonly links: readonly GridLink[];
  readonly columns: GridColumns;
  /** One ruled panel, cards, big cards with the icon above, or plain lines without icons. */
  readonly look: 'ruled' | 'cards' | 'big-cards' | 'plain';
}

/** Links in columns, each with its number. */
export function LinkGrid({ links, columns: { lg, md, sm }, look }: LinkGridProps) {
  const format = useFormat();
  const withIcons = look !== 'plain' && links.some(({ icon }) => icon);
  const big = look === 'big-cards';
  return (
    <ul
      className={classNames(
        styles.grid,
        styles[big ? 'cards' : look],
        big && styles.big,
        withIcons && styles.withIcons,
      )}
      style={{ '--columns-lg': lg, '--columns-md': md, '--columns-sm': sm } as CSSProperties}
    >
      {links.map(({ name, href, newTab, icon, count, countLabel }, index) => (
        <li key={index}>
          <Link href={href} newTab={newTab} className={styles.link}>
            {withIcons && <span className={styles.icon}>{icon && <ShapeIcon shape={icon} size="l" />}</span>}
            <span className={styles.name}>{name}</span>
            {count !== undefined && (
              <span className={styles.count} aria-label={countLabel}>
                {format.number(count)}
              </span>
            )}
            <Icon icon={ArrowRight} size="s" className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
