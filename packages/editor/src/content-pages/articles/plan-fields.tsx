import { TextField } from '../../lists/fields.tsx';
import { useSiteZone } from '../../workbench/use-site-zone.ts';
import form from '../../ui/form.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import styles from '../writing/writing.module.css';
import type { ArticleEditing } from './use-article-draft.ts';

interface PlanFieldsProps {
  readonly editing: Pick<ArticleEditing, 'draft' | 'change'>;
  readonly problem: string | undefined;
  readonly isTried: boolean;
}

/** From when on visitors will see an article, on the clock of the site. */
export function PlanFields({ editing: { draft, change }, problem, isTried }: PlanFieldsProps) {
  const t = useContentMessages();
  const timeZone = useSiteZone();
  const isPlanless = draft.day === '' || draft.time === '';
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('written.publish.day')}
          type="date"
          value={draft.day}
          onChange={(day) => change({ day })}
        />
        <TextField
          label={t('written.publish.time')}
          type="time"
          value={draft.time}
          onChange={(time) => change({ time })}
        />
      </div>
      <p className={form.hint}>{t('written.publish.zone', { zone: timeZone })}</p>
      {problem !== undefined || (isTried && isPlanless) ? (
        <p className={form.error} role="alert">
          {problem ?? t('written.publish.momentNeeded')}
        </p>
      ) : null}
    </>
  );
}
