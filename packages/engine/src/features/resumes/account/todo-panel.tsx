import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import { ProgressMeter } from '@boardwright/ui/progress-meter';
import type { OverviewProps } from './resume-overview-props.ts';
import styles from './resume.module.css';

/** How far the profile is (specification §4), and what would make the resume say more. */
export function TodoPanel({ data, t }: OverviewProps) {
  const { percent } = data;
  const open = data.todo.filter(({ done }) => !done);
  return (
    <Panel title={t('parts.todo', { percent })} titleId="resume-todo">
      <ProgressMeter percent={percent} labelledBy="resume-todo" />
      {open.length === 0 ? (
        <p className={styles.complete}>{t('todo.complete')}</p>
      ) : (
        <ul className={styles.todo} aria-label={t('todo.open')}>
          {open.map(({ step, href }) => (
            <li key={step}>
              <Icon icon={CircleDashed} size="m" />
              {href ? <Link href={href}>{t(`todo.${step}`)}</Link> : <span>{t(`todo.${step}`)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
