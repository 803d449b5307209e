import type { RefObject } from 'react';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { onPlainClick } from '@boardwright/ui/plain-click';
import { PanelMachineForm } from '../../../page/account/panel-form.tsx';
import { FailureNotice } from '../../../page/forms/failure-notice.tsx';
import { jobAddress } from './manage-jobs-address.ts';
import type { JobPagePart } from './manage-jobs-props.ts';
import styles from './manage-jobs.module.css';

/** Asks once more before a status changes or a job goes (specification §4): here with scripts, at an address of its own without. */
export function JobConfirm(props: JobPagePart & { readonly question: RefObject<HTMLElement | null> }) {
  const { data, t, state, question } = props;
  const { job } = data;
  const { step } = state;
  const board = useBoard();
  if (!step) return null;
  const isDelete = step === 'delete';
  const part = `${step}-${job.id}`;
  const failure = state.failureOf(part);
  return (
    <Panel
      tone="tint"
      title={t(isDelete ? 'confirm.delete' : 'confirm.status')}
      titleId="job-confirm"
      level={3}
      className={styles.confirm}
    >
      <p ref={question as RefObject<HTMLParagraphElement | null>} tabIndex={-1}>
        {!isDelete && <b>{t(`confirm.${step}`)}. </b>}
        {t(`confirm.${step}Text`)}
      </p>
      <PanelMachineForm
        panel={props}
        action={isDelete ? 'remove' : 'setStatus'}
        part={part}
        failure={failure}
        onPost={state.confirm}
      >
        <input type="hidden" name="id" value={job.id} />
        {!isDelete && <input type="hidden" name="status" value={step === 'activate' ? 'active' : 'paused'} />}
        <FailureNotice
          failure={failure}
          onRetry={state.retry}
          onRefresh={state.refresh}
          className={styles.notice}
        />
        <p className={styles.ways}>
          <Button size="small" variant={isDelete ? 'danger' : 'primary'} busy={state.isBusy}>
            {t(`steps.${step}`)}
          </Button>
          <LinkButton
            href={jobAddress(board, job.id)}
            // An address that asks is left; a question that opened here closes here.
            {...(data.step === undefined && { onClick: onPlainClick(state.cancel) })}
            variant="plain"
            size="small"
            storeScroll
          >
            {t('confirm.cancel')}
          </LinkButton>
        </p>
      </PanelMachineForm>
    </Panel>
  );
}
