import type { ResumeEntry, ResumeProposal } from '@boardwright/api-client/contract';
import type { ReactNode } from 'react';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { Panel } from '@boardwright/ui/panel';
import { plainText } from '@boardwright/ui/plain-text';
import { useListText } from '@boardwright/ui/list';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobFormat } from '../../../page/job-texts/use-job-format.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { EntryPeriod } from './entry-period.tsx';
import type { ResumePart } from './resume-props.ts';
import type { ReviewData } from './resume-data.ts';
import styles from './resume-form.module.css';

/** What was read from a file, to tick what is right of it. */
export function ReviewForm(props: ResumePart<ReviewData>) {
  const { data, t, tab } = props;
  const { proposal } = data;
  const board = useBoard();
  const isEmpty =
    Object.keys(proposal.fields).length + proposal.history.length + proposal.segment_ids.length === 0;
  return (
    <section aria-labelledby="resume-form-title">
      <BackLink href={tabAddress(board, tab)}>{t('back')}</BackLink>
      <h2 id="resume-form-title" className={styles.title}>
        {t('review.title', { name: proposal.name })}
      </h2>
      <p className={styles.lead}>{t(isEmpty ? 'review.nothing' : 'review.text')}</p>
      <PanelForm
        panel={props}
        action="confirm"
        className={styles.form}
        label={t('review.title', { name: proposal.name })}
      >
        {({ answer, busy }) => (
          <>
            <FormMessage
              id="resume-review-message"
              answer={answer}
              check={t('form.check')}
              className={styles.message}
            />
            <FieldsPart {...props} answer={answer} />
            <EntriesPart {...props} answer={answer} />
            <LeftOut {...props} />
            <p className={styles.send}>
              {!isEmpty && (
                <Button name="as" value="take" busy={busy}>
                  {t('review.take')}
                </Button>
              )}
              <Button name="as" value="drop" variant="secondary" busy={busy}>
                {t('review.drop')}
              </Button>
            </p>
          </>
        )}
      </PanelForm>
    </section>
  );
}

interface PartProps extends ResumePart<ReviewData> {
  readonly answer: FormResponse;
}
type Fields = ResumeProposal['fields'];
/** Fields that are shown with another: a number's country, what a salary is per. */
const quiet = ['phone_country', 'salary_type'] as const;
type Proposal = Exclude<keyof Fields, (typeof quiet)[number]>;
const isProposal = (name: keyof Fields): name is Proposal => !quiet.some((other) => other === name);

function FieldsPart({ data, t, answer }: PartProps) {
  const { proposal, resume, segments } = data;
  const { unsure_fields: unsure = [] } = proposal;
  const format = useFormat();
  const listText = useListText();
  const jobFormat = useJobFormat();
  const names = (Object.keys(proposal.fields) as (keyof Fields)[]).filter(isProposal);
  if (names.length === 0 && segments.length === 0) return null;
  const textOf = (name: keyof Fields, of: Fields | typeof resume): string => {
    const value = of[name];
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(`review.${value ? 'yes' : 'no'}`);
    if (name === 'info') return plainText(String(value));
    if (name === 'salary_min')
      return jobFormat.salary({ salary_min: Number(value), salary_type: of.salary_type });
    if (name === 'travel_distance') return format.distance(Number(value));
    return String(value);
  };
  return (
    <Panel title={t('review.fields')} titleId="resume-review-fields" level={3}>
      <ul className={styles.proposals}>
        {names.map((name) => {
          const [value, now] = [textOf(name, proposal.fields), textOf(name, resume)];
          const isSame = value === now;
          return (
            <Proposed
              key={name}
              name="take"
              value={name}
              title={t(`form.fields.${name}`)}
              text={value}
              now={!isSame && now !== '' ? t('review.now', { value: now }) : undefined}
              ticked={
                answer.refused
                  ? answer.ticked('take', name)
                  : !unsure.includes(name) && (now === '' || now === t('review.no'))
              }
            />
          );
        })}
        {segments.length > 0 && (
          <Proposed
            name="take"
            value="segments"
            title={t('review.segments')}
            text={listText(segments)}
            ticked={answer.refused ? answer.ticked('take', 'segments') : true}
          />
        )}
      </ul>
    </Panel>
  );
}

function EntriesPart({ data, t, answer }: PartProps) {
  const { history, unsure = [] } = data.proposal;
  if (history.length === 0) return null;
  return (
    <Panel title={t('review.entries')} titleId="resume-review-entries" level={3}>
      <ul className={styles.proposals}>
        {history.map((entry) => (
          <Proposed
            key={entry.id}
            name="take_entry"
            value={entry.id}
            title={entry.name}
            text={whereOf(entry)}
            more={entry.description ?? undefined}
            period={<EntryPeriod entry={entry} t={t} />}
            ticked={answer.refused ? answer.ticked('take_entry', entry.id) : !unsure.includes(entry.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function whereOf({ institution, place }: ResumeEntry): string {
  return [institution, place].filter(Boolean).join(' · ');
}

interface ProposedProps {
  readonly name: 'take' | 'take_entry';
  readonly value: string;
  readonly title: string;
  readonly text: string;
  readonly more?: string | undefined;
  readonly period?: ReactNode;
  /** What stands there now. */
  readonly now?: string | undefined;
  readonly ticked: boolean;
}

/** One thing that was read. The whole line ticks. */
function Proposed({ name, value, title, text, more, period, now, ticked }: ProposedProps) {
  return (
    <li>
      <CheckField
        id={`resume-${name}-${value}`}
        name={name}
        value={value}
        defaultChecked={ticked}
        label={
          <span className={styles.proposed}>
            <b>{title}</b>
            {period}
            {text && <span>{text}</span>}
            {more && <span className={styles.more}>{more}</span>}
            {now !== undefined && <span className={styles.now}>{now}</span>}
          </span>
        }
      />
    </li>
  );
}

function LeftOut({ data, t }: ResumePart<ReviewData>) {
  const { left_out: leftOut } = data.proposal;
  if (leftOut.length === 0) return null;
  return (
    <Panel title={t('review.leftOut')} titleId="resume-review-left-out" level={3}>
      <p className={styles.soft}>{t('review.leftOutText')}</p>
      <ul className={styles.leftOut}>
        {leftOut.map((part, at) => (
          <li key={at}>{part}</li>
        ))}
      </ul>
    </Panel>
  );
}
