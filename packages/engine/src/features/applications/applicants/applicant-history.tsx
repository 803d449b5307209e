import type { Applicant } from '@boardwright/api-client/contract';
import { Panel } from '@boardwright/ui/panel';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { ApplicantPageData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import { stageName } from './stage-name.ts';
import styles from './job-applicants.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

type Event = Applicant['events'][number];

/** What was done, in a sentence; a stage as it was called then. */
function sentence(
  t: Translate<JobApplicantsKey>,
  { event, kind, stage = null, file = '', subject = '' }: Event,
): string {
  const values = { stage: kind ? stageName(t, { kind, name: stage }) : '', file, subject };
  return t(`events.${event}`, values);
}

/** Moves, downloads, mails: what, when and by whom. */
export function ApplicantHistory({ data, t }: ApplicantsPart<ApplicantPageData>) {
  const { events } = data.applicant;
  const format = useFormat();
  return (
    <Panel title={t('history')} titleId="applicant-history" level={3} className={styles.part}>
      {events.length === 0 && <p className="muted">{t('noEvents')}</p>}
      <ol className={styles.events}>
        {events.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two of one moment are distinguished by their place
          <li key={`${event.created_at}-${index}`}>
            {sentence(t, event)}
            <span>
              {[format.longDate(event.created_at), event.by !== null && t('by', { name: event.by })]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
