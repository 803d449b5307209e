import { CalendarClock } from 'lucide-react';
import { translate } from '@boardwright/messages';
import { Link, useLocation } from 'react-router';
import { useEditorLocale } from '../editor-messages.tsx';
import { releaseMessages } from '../releases/releases.messages.ts';
import styles from './editor-frame.module.css';

/** The way to the releases, in the rail. */
export function ReleasesLink() {
  const t = translate(releaseMessages, useEditorLocale());
  const { search, pathname } = useLocation();
  return (
    <Link
      className={styles.station}
      to={`/releases${search}`}
      aria-label={t('title')}
      title={t('title')}
      aria-current={pathname === '/releases' ? 'page' : undefined}
    >
      <CalendarClock size={18} strokeWidth={1.7} aria-hidden />
    </Link>
  );
}
