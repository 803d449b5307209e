import { CalendarClock, Package, Zap } from 'lucide-react';
import { longestReleaseName } from '@boardwright/api-client/contract';
import { useId, type ReactNode } from 'react';
import { ChoiceField, TextField } from '../lists/fields.tsx';
import { usePublication, waitingReleases } from '../publication/publication.tsx';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { PlannedFields, type PlannedFieldsProps } from './planned-fields.tsx';
import styles from './when-fields.module.css';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';

/** Now, at a moment on the clocks of the site and until when, or with a release. */
export function WhenFields({ when, onChange, mayGoBack, failure }: PlannedFieldsProps) {
  const t = usePlanMessages();
  const textOf = useMomentText();
  const releases = waitingReleases(usePublication().site);
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
        <PlannedFields when={when} onChange={onChange} mayGoBack={mayGoBack} failure={failure} />
      </Way>
      <Way
        icon={<Package size={16} strokeWidth={1.8} aria-hidden />}
        text={t('whenRelease')}
        hint={t('whenReleaseHint')}
        isChosen={when.kind === 'release'}
        onChoose={() =>
          onChange({ ...when, kind: 'release', release: when.name === '' ? releases[0]?.id : when.release })
        }
      >
        {releases.length > 0 ? (
          <ChoiceField
            label={t('whichRelease')}
            value={String(when.release ?? '')}
            options={[
              ...releases.map(({ id, name, due_at: due }) => ({
                value: String(id),
                text:
                  due === null ? t('releaseNoTime', { name }) : t('releaseTime', { name, time: textOf(due) }),
              })),
              { value: '', text: t('newRelease') },
            ]}
            onChange={(value) => onChange({ ...when, release: value === '' ? undefined : Number(value) })}
          />
        ) : null}
        {when.release === undefined ? (
          <TextField
            label={t('releaseName')}
            value={when.name}
            maxLength={longestReleaseName}
            problem={failure?.fields?.['name']?.[0]}
            onChange={(name) => onChange({ ...when, name })}
          />
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
