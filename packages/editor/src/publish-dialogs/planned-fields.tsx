import type { RequestFailure } from '@boardwright/engine/request-failure';
import { TextField } from '../lists/fields.tsx';
import type { LocalMoment } from '../model/site-moment.ts';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';
import form from '../ui/form.module.css';
import { useSiteZone } from '../workbench/use-site-zone.ts';
import type { When } from './when.ts';
import styles from './when-fields.module.css';

export interface PlannedFieldsProps {
  readonly when: When;
  readonly onChange: (when: When) => void;
  /** It can go back afterwards. */
  readonly mayGoBack: boolean;
  /** What the server refused of the moments. */
  readonly failure: RequestFailure | undefined;
}

/** A moment on the clocks of the site, and until when. */
export function PlannedFields({ when, onChange, mayGoBack, failure }: PlannedFieldsProps) {
  const t = usePlanMessages();
  const zone = useSiteZone();
  const problemOf = (field: string): string | undefined => failure?.fields?.[field]?.[0];
  return (
    <>
      <Moment
        moment={when.due}
        problem={problemOf('due_at')}
        hint={t('whenZone', { zone })}
        onChange={(due) => onChange({ ...when, due })}
      />
      {mayGoBack ? (
        <>
          <label className={form.check}>
            <input
              type="checkbox"
              checked={when.isBack}
              onChange={({ target }) => onChange({ ...when, isBack: target.checked })}
            />
            <span>{t('whenBack')}</span>
          </label>
          {when.isBack ? (
            <Moment
              moment={when.back}
              problem={problemOf('back_at')}
              hint={undefined}
              onChange={(back) => onChange({ ...when, back })}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}

interface MomentProps {
  readonly moment: LocalMoment;
  readonly problem: string | undefined;
  readonly hint: string | undefined;
  readonly onChange: (moment: LocalMoment) => void;
}

function Moment({ moment, problem, hint, onChange }: MomentProps) {
  const t = usePlanMessages();
  const isMissing = moment.day === '' || moment.time === '';
  return (
    <div className={styles.moment}>
      <TextField
        label={t('whenDay')}
        type="date"
        value={moment.day}
        hint={hint}
        problem={problem ?? (isMissing ? t('whenMissing') : undefined)}
        onChange={(day) => onChange({ ...moment, day })}
      />
      <TextField
        label={t('whenTime')}
        type="time"
        value={moment.time}
        onChange={(time) => onChange({ ...moment, time })}
      />
    </div>
  );
}
