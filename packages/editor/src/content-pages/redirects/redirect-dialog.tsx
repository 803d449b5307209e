import type { ForwardRule } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { Modal } from '../../ui/modal.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { isComplete, type RedirectDraft, RedirectFields } from './redirect-fields.tsx';
import { type RedirectChange, useRedirectsApi } from './redirects-api.ts';
import { readablePath } from './readable-path.ts';

interface RedirectDialogProps {
  readonly redirect: ForwardRule;
  readonly onClose: () => void;
  /** Reads how it stands now; the dialog closes. */
  readonly onStale: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

/** A redirect, changed. */
export function RedirectDialog({ redirect, onClose, onStale, onDone }: RedirectDialogProps) {
  const t = useContentMessages();
  const api = useRedirectsApi();
  const formId = useId();
  const [first] = useState<RedirectDraft>(() => ({
    path: readablePath(redirect.path),
    url: readablePath(redirect.url),
    status: redirect.status,
  }));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const path = readablePath(redirect.path);
  const submission = useSubmission(
    (change: RedirectChange) => api.change(redirect.id, change),
    () => onDone(t('redirect.saved', { path: draft.path.trim() })),
  );
  const atFields = Object.keys(submission.failure?.fields ?? {}).length > 0;
  return (
    <Modal
      title={t('redirect.change', { path })}
      width="narrow"
      isDirty={draft !== first}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('redirect.save')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      {atFields ? null : <Failure of={submission.failure} onStale={onStale} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (isComplete(draft)) submission.submit({ ...draft, revision: redirect.revision });
        }}
      >
        <RedirectFields
          draft={draft}
          isTried={isTried}
          isRow={false}
          failure={submission.failure}
          onChange={setDraft}
        />
      </form>
    </Modal>
  );
}
