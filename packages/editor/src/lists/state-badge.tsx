import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import list from './list.module.css';

interface StateBadgeProps {
  readonly sign: LucideIcon;
  readonly tone?: 'good' | 'open' | 'bad' | undefined;
  readonly children: ReactNode;
}

/** How something stands: a sign, a word and a colour. */
export function StateBadge({ sign: Sign, tone, children }: StateBadgeProps) {
  return (
    <span className={`${list.badge} ${list.signed}`} data-tone={tone}>
      <Sign size={13} strokeWidth={2} aria-hidden />
      {children}
    </span>
  );
}
