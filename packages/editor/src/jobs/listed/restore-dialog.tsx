import { groundSentence } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useJobsApi } from './jobs-api.ts';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { useDay } from '../../lists/use-day.ts';
import { useEditorLocale } from '../../editor-messages.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { MailChoice } from './mail-choice.tsx';
import type { DecisionDialogProps } from './withhold-dialog.tsx';
import styles from './withheld.module.css';

/** Puts a job back: who took it off, when and why, and whether visitors see it then. */
export function RestoreDialog({ job, onClose, onDone, onStale }: DecisionDialogProps) {
  const t = useJobsMessages();
  const day = useDay();
  const locale = useEditorLocale();
  const api = useJobsApi();
  const [isMailed, setIsMailed] = useState(true);
  const { title, withheld } = job;
  const submission = useSubmission(
    (mail: boolean) => api.restore(job.uuid, mail),
    () => onDone(t('restore.done', { title })),
  );
  const date = withheld ? day(withheld.at) : '';
  return (
    <Modal
      title={t('restore.title', { title })}
      intro={
        withheld?.by ? t('restore.about', { date, name: withheld.by }) : t('restore.aboutNobody', { date })
      }
      width="wide"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('restore.save')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={() => submission.submit(isMailed)}
        />
      }
    >
      <Failure of={submission.failure} onStale={onStale} />
      {withheld ? (
        <div className={styles.reason}>
          <p>{groundSentence(withheld.ground, locale)}</p>
          {withheld.explanation === '' ? null : <blockquote>{withheld.explanation}</blockquote>}
        </div>
      ) : null}
      <p className={styles.after}>
        {job.status === 'active'
          ? t('restore.online')
          : t('restore.later', { state: t(`job.of.${job.status}`) })}
      </p>
      <MailChoice
        company={job.client?.name}
        hint={t('restore.mailHint')}
        isMailed={isMailed}
        onChange={setIsMailed}
      />
    </Modal>
  );
}
