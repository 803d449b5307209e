import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './empty-state.module.css';

/** One way out: it loosens one filter and says what that gives. */
export interface Escape {
  readonly icon: IconDrawing;
  readonly name: string;
  readonly href: string;
  /** What it gives: '3 results'. */
  readonly count?: string | undefined;
}

export interface Escapes {
  /** Names them for screen readers: 'Widen your search'. */
  readonly label: string;
  readonly links: readonly Escape[];
}

export interface EmptyStateProps {
  readonly title: string;
  /** What was looked for, in words, and what now. */
  readonly text?: ReactNode;
  /** A drawing, 208 wide. */
  readonly art?: ReactNode;
  /** Left out, or without a link, none show. */
  readonly escapes?: Escapes | undefined;
  /** One button. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** Nothing here, and what to do about it. Never a bare 'no results'. */
export function EmptyState({ title, text, art, escapes, action, headingLevel = 2 }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <section className={styles.empty}>
      <div className={art ? styles.top : undefined}>
        <div>
          <Title className={styles.title}>{title}</Title>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {art && (
          <div className={styles.art} aria-hidden="true">
            {art}
          </div>
        )}
      </div>
      {escapes && escapes.links.length > 0 && (
        <nav className={styles.escapes} aria-label={escapes.label}>
          {escapes.links.map((escape) => (
            <Link key={escape.href} href={escape.href} className={styles.escape}>
              <Icon icon={escape.icon} className={styles.icon} />
              <span>{escape.name}</span>
              <span className="num muted">{escape.count}</span>
              <Icon icon={ArrowRight} size="s" className={styles.arrow} />
            </Link>
          ))}
        </nav>
      )}
      {action}
    </section>
  );
}
