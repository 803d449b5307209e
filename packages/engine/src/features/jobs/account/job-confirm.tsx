import { useBoard } from '../../../board/board-context.ts';
import { Button } from '../../../kit/button/button.tsx';
import { LinkButton } from '../../../kit/button/link-button.tsx';
import { Notice } from '../../../kit/notice/notice.tsx';
import { Panel } from '../../../kit/panel/panel.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { jobAddress } from './manage-jobs-address.ts';
import type { JobPageData } from './manage-jobs.load.ts';
import type { JobsPart } from './manage-jobs-props.ts';
import styles from './manage-jobs.module.css';

/** Asks once more before a status changes or a job goes (specification §4). A step of its own address: no script needed. */
export function JobConfirm(props: JobsPart<JobPageData>) {
  const { data, t } = props;
  const { job, step } = data;
  const board = useBoard();
  if (!step) return null;
  const isDelete = step === 'delete';
  return (
    <Panel
      tone="tint"
      title={t(isDelete ? 'confirm.delete' : 'confirm.status')}
      titleId="job-confirm"
      level={3}
      className={styles.confirm}
    >
      <p>
        {!isDelete && <b>{t(`confirm.${step}`)}. </b>}
        {t(`confirm.${step}Text`)}
      </p>
      <PanelForm panel={props} action={isDelete ? 'remove' : 'setStatus'} part={`${step}-${job.id}`}>
        {({ answer, busy }) => (
          <>
            <input type="hidden" name="id" value={job.id} />
            {!isDelete && (
              <input type="hidden" name="status" value={step === 'activate' ? 'active' : 'paused'} />
            )}
            {answer.message && <Notice tone="danger" title={answer.message} className={styles.notice} />}
            <p className={styles.ways}>
              <Button size="small" variant={isDelete ? 'danger' : 'primary'} busy={busy}>
                {t(`steps.${step}`)}
              </Button>
              <LinkButton href={jobAddress(board, job.id)} variant="plain" size="small" storeScroll>
                {t('confirm.cancel')}
              </LinkButton>
            </p>
          </>
        )}
      </PanelForm>
    </Panel>
  );
}
