import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { useFormat } from '@boardwright/ui/use-format';
import { Form } from 'react-router';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { applicantsAnchor, applicantsTab, listAddress, listFields } from './job-applicants-address.ts';
import type { MoveData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import { LetterFields } from './letter-fields.tsx';
import { fullName, stageName } from './stage-name.ts';
import styles from './job-applicants.module.css';

/** Asks once more before several are moved, and whether they get a mail: off until it is ticked. */
export function MovePage(props: ApplicantsPart<MoveData>) {
  const { data, t } = props;
  const { list, applicants, to } = data;
  const board = useBoard();
  const format = useFormat();
  const moving = applicants.filter((one) => !one.withdrawn && one.stage_id !== to.id);
  const count = moving.length;
  const title = t('move.title', { count, number: format.number(count), stage: stageName(t, to) });
  return (
    <section id={applicantsAnchor} className={styles.panel} aria-labelledby="move-title">
      <BackLink href={listAddress(board, list)}>{t('back')}</BackLink>
      <h2 id="move-title" className={styles.title}>
        {title}
      </h2>
      <StageChoice {...props} />
      <Panel title={t('move.who')} titleId="move-who" level={3} className={styles.part}>
        <ul className={styles.names}>
          {applicants.map((one) => (
            <li key={one.id}>
              <b>{fullName(one)}</b> <span className="muted">{one.job.title}</span>
              {one.withdrawn && <span className="muted"> · {t('move.notMoved')}</span>}
              {!one.withdrawn && one.stage_id === to.id && (
                <span className="muted"> · {t('move.there')}</span>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {count > 0 && (
        // Another stage is another letter.
        <PanelForm key={to.id} panel={props} action="moveSeveral" part={`to-${to.id}`} label={title}>
          {({ answer, busy }) => (
            <>
              <input type="hidden" name="stage" value={to.id} />
              {moving.map((one) => (
                <input key={one.id} type="hidden" name="applicant" value={`${one.id}:${one.stage_id}`} />
              ))}
              {answer.message && <Notice tone="danger" title={answer.message} className={styles.notice} />}
              <LetterFields {...props} answer={answer} busy={busy} />
              <p className={styles.ways}>
                <Button name="as" value="move" busy={busy}>
                  {t('move.go')}
                </Button>
                <LinkButton href={listAddress(board, list)} variant="plain">
                  {t('move.cancel')}
                </LinkButton>
              </p>
            </>
          )}
        </PanelForm>
      )}
    </section>
  );
}

/** Another stage after all: the same question anew. */
function StageChoice({ data, t }: ApplicantsPart<MoveData>) {
  const { list, stages, applicants, to } = data;
  const board = useBoard();
  return (
    <Form key={to.id} method="get" action={board.path} className={styles.choice}>
      <input type="hidden" name="menuType" value={applicantsTab} />
      {Object.entries(listFields(list)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="step" value="move" />
      <input type="hidden" name="ids" value={applicants.map((one) => one.id).join(',')} />
      <SelectField
        id="move-to"
        name="to"
        small
        label={t('moveTo')}
        options={stages.map((stage) => ({ value: String(stage.id), label: stageName(t, stage) }))}
        defaultValue={to.id}
      />
      <Button variant="secondary" size="small">
        {t('tools.go')}
      </Button>
    </Form>
  );
}
