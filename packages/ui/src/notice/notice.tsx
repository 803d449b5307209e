import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'neutral' | 'info' | 'success' | 'danger';

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly icon?: IconDrawing;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** One small button at the end. */
  readonly action?: ReactNode;
  /** For focus after a post: `tabIndex={-1}` is set. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

const icons: Readonly<Record<NoticeTone, IconDrawing>> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  danger: CircleAlert,
};

/** A message of the page itself: what happened, and what to do. Danger speaks at once, the others politely. */
export function Notice({ tone = 'neutral', icon, title, children, action, id, className }: NoticeProps) {
  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(id && { id, tabIndex: -1 })}
    >
      <Icon icon={icon ?? icons[tone]} size="l" className={styles.icon} />
      <div className={styles.words}>
        {title && <b>{title}</b>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
