import type { EmployerJob, ListedJobDetails } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure } from '../../lists/reading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useDialogDraft } from '../../written/use-dialog-draft.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { JobConflict } from './job-conflict.tsx';
import { blankDraft, changeOf, draftOf, textParts, wrongAmounts } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { jobShape } from './job-shape.ts';
import { useJobsApi } from './jobs-api.ts';

interface EditJobProps {
  readonly details: ListedJobDetails;
  readonly onClose: () => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
  readonly onDone: () => void;
}

const toDraft = (form: EmployerJob | undefined) => (form ? draftOf(form) : blankDraft);

function useJobWriting({ details, onDone }: EditJobProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const { uuid, title } = details.job;
  const sentence = t('screen.saved', { title });
  const editing = useDialogDraft({ row: details.form, toDraft, shape: jobShape });
  const saving = useSaveWritten({
    editing,
    shape: jobShape,
    toDraft,
    // There is one before it is changed.
    add: async () => details.form,
    async change(_, { draft, before, revision }) {
      const result = await api.change(uuid, { ...changeOf(before, draft), revision });
      if ('current' in result) return result;
      onDone();
      return result;
    },
    sentenceOf: () => sentence,
    onAdded: () => undefined,
  });
  return { editing, saving };
}

/** Changes a job on behalf of its company: only what was changed here is sent. */
export function EditJob(props: EditJobProps) {
  const { details, onClose, onStale } = props;
  const t = useJobsMessages();
  const formId = useId();
  const { editing, saving } = useJobWriting(props);
  const { draft, isDirty, change } = editing;
  const [isTried, setIsTried] = useState(false);
  const hasFields = Object.keys(saving.failure?.fields ?? {}).length > 0;
  return (
    <Modal
      title={t('screen.editTitle', { title: details.job.title })}
      intro={t('screen.editAbout', { company: details.job.client?.name ?? details.job.organisation_name })}
      width="wide"
      isDirty={isDirty}
      onClose={onClose}
      foot={
        <DialogFoot action={t('screen.save')} isBusy={saving.isBusy} onClose={onClose} submits={formId} />
      }
    >
      {hasFields ? null : <Failure of={saving.failure} onStale={onStale} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (wrongAmounts(draft).length === 0) saving.save();
        }}
      >
        <JobFields
          draft={draft}
          parts={textParts(details.form)}
          isTried={isTried}
          failure={saving.failure}
          onChange={change}
        />
      </form>
      {saving.conflict ? (
        <JobConflict conflict={saving.conflict} onChoose={saving.choose} onClose={saving.decideLater} />
      ) : null}
    </Modal>
  );
}
