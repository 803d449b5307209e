import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { Notice } from '@boardwright/ui/notice';
import { SelectField } from '@boardwright/ui/select-field';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { moveAddress } from './job-applicants-address.ts';
import type { ApplicantPageData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import { stageName } from './stage-name.ts';
import styles from './job-applicants.module.css';

/** The stage an applicant is in, and the way to another: at once, or with a mail. */
export function ApplicantStage(props: ApplicantsPart<ApplicantPageData>) {
  const { data, t } = props;
  const { applicant, stages, list } = data;
  const board = useBoard();
  const format = useFormat();
  const { id, stage_id, moved_at } = applicant;
  return (
    <>
      {/* Where one is, is said anew after every move. */}
      <PanelForm key={stage_id} panel={props} action="move" className={styles.stageForm} label={t('stage')}>
        {({ answer, busy }) => (
          <>
            <input type="hidden" name="applicant" value={id} />
            <input type="hidden" name="from" value={stage_id} />
            {answer.message && <Notice tone="danger" title={answer.message} className={styles.notice} />}
            <SelectField
              id="applicant-stage"
              name="stage"
              small
              label={t('stage')}
              hint={moved_at === null ? undefined : t('since', { date: format.date(moved_at) })}
              options={stages.map((stage) => ({ value: String(stage.id), label: stageName(t, stage) }))}
              defaultValue={stage_id}
            />
            <Button variant="secondary" size="small" busy={busy}>
              {t('moveGo')}
            </Button>
          </>
        )}
      </PanelForm>
      <p className={styles.withMail}>
        <Link href={moveAddress(board, list, [id])}>{t('withMail')}</Link>
      </p>
    </>
  );
}
