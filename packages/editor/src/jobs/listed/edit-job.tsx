import type { ListedJobDetails } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { Modal } from '../../ui/modal.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { changeOf, draftOf, textParts, wrongAmounts } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { type JobChange, useJobsApi } from './jobs-api.ts';

interface EditJobProps {
  readonly details: ListedJobDetails;
  readonly onClose: () => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
  readonly onDone: () => void;
}

/** Changes a job on behalf of its company: only what was changed here is sent. */
export function EditJob({ details, onClose, onStale, onDone }: EditJobProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const formId = useId();
  const [first] = useState(() => draftOf(details.form));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const submission = useSubmission(
    (sent: JobChange) => api.change(details.job.uuid, sent),
    () => onDone(),
  );
  const hasFields = Object.keys(submission.failure?.fields ?? {}).length > 0;
  return (
    <Modal
      title={t('screen.editTitle', { title: details.job.title })}
      intro={t('screen.editAbout', { company: details.job.client?.name ?? details.job.organisation_name })}
      width="wide"
      isDirty={draft !== first}
      onClose={onClose}
      foot={
        <DialogFoot action={t('screen.save')} isBusy={submission.isBusy} onClose={onClose} submits={formId} />
      }
    >
      {hasFields ? null : <Failure of={submission.failure} onStale={onStale} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (wrongAmounts(draft).length > 0) return;
          submission.submit({ ...changeOf(first, draft), revision: details.form.revision });
        }}
      >
        <JobFields
          draft={draft}
          parts={textParts(details.form)}
          isTried={isTried}
          failure={submission.failure}
          onChange={setDraft}
        />
      </form>
    </Modal>
  );
}
