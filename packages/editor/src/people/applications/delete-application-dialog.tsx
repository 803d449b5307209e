import { type AdminApplication, applicationLengths } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { ReasonField } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { Modal } from '../../ui/modal.tsx';
import { usePeopleApi } from '../people-api.ts';
import { useApplicationMessages } from './use-application-messages.ts';

interface DeleteApplicationDialogProps {
  readonly application: AdminApplication;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Deletes an application at its sender's request, with how they asked. */
export function DeleteApplicationDialog({ application, onClose, onDone }: DeleteApplicationDialogProps) {
  const t = useApplicationMessages();
  const { applications: api } = usePeopleApi();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isUnsaid = reason.trim() === '';
  const sent = useSubmission(() => api.remove(application.uuid, reason), onDone);
  const { name, job, files } = application;
  return (
    <Modal
      title={t('remove.title', { name })}
      intro={t('remove.intro', { job: job.title })}
      width="wide"
      isDirty={!isUnsaid}
      onClose={onClose}
      foot={<DialogFoot action={t('remove.act')} isBusy={sent.isBusy} onClose={onClose} submits={formId} />}
    >
      <Failure of={sent.failure} onStale={onClose} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!isUnsaid) sent.submit(undefined);
        }}
      >
        <p>{t('remove.goes', { count: files })}</p>
        <ReasonField
          label={t('remove.reason')}
          hint={t('remove.reasonHint')}
          problem={isTried && isUnsaid ? t('remove.reasonNeeded') : undefined}
          maxLength={applicationLengths.reason}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Modal>
  );
}
