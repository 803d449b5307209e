import { CalendarClock, Zap } from 'lucide-react';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import { useId, type ReactNode } from 'react';
import { TextField } from '../lists/fields.tsx';
import type { LocalMoment } from '../model/site-moment.ts';
import form from '../ui/form.module.css';
import { useSiteZone } from '../workbench/use-site-zone.ts';
import type { When } from './when.ts';
import styles from './when-fields.module.css';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';

interface WhenFieldsProps {
  readonly when: When;
  readonly onChange: (when: When) => void;
  /** It can go back afterwards. */
  readonly mayGoBack: boolean;
  /** What the server refused of the moments. */
  readonly failure: RequestFailure | undefined;
}

/** Now, or at a moment on the clocks of the site, and until when. */
export function WhenFields({ when, onChange, mayGoBack, failure }: WhenFieldsProps) {
  const t = usePlanMessages();
  const zone = useSiteZone();
  const problemOf = (field: string): string | undefined => failure?.fields?.[field]?.[0];
  return (
    <fieldset className={styles.when}>
      <legend>{t('when')}</legend>
      <Way
        icon={<Zap size={16} strokeWidth={1.8} aria-hidden />}
        text={t('whenNow')}
        hint={t('whenNowHint')}
        isChosen={when.kind === 'now'}
        onChoose={() => onChange({ ...when, kind: 'now' })}
      />
      <Way
        icon={<CalendarClock size={16} strokeWidth={1.8} aria-hidden />}
        text={t('whenPlan')}
        hint={t('whenPlanHint')}
        isChosen={when.kind === 'plan'}
        onChoose={() => onChange({ ...when, kind: 'plan' })}
      >
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
      </Way>
    </fieldset>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly hint: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

function Way({ icon, text, hint, isChosen, onChoose, children }: WayProps) {
  const id = useId();
  return (
    <div className={styles.way} data-chosen={isChosen}>
      <label>
        {icon}
        <span>
          <b>{text}</b>
          <span id={id}>{hint}</span>
        </span>
        <input type="radio" name="when" checked={isChosen} aria-describedby={id} onChange={onChoose} />
      </label>
      {isChosen && children ? <div className={styles.more}>{children}</div> : null}
    </div>
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
