import type { ForwardRule } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure } from '../../lists/reading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { plainShape } from '../../written/draft-shape.ts';
import { useDialogDraft } from '../../written/use-dialog-draft.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { emptyDraft, isComplete, kinds, type RedirectDraft, RedirectFields } from './redirect-fields.tsx';
import { useRedirectsApi } from './redirects-api.ts';
import { readablePath } from './readable-path.ts';

interface RedirectDialogProps {
  readonly redirect: ForwardRule;
  readonly onClose: () => void;
  /** Reads how it stands now; the dialog closes. */
  readonly onStale: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

const shape = plainShape<RedirectDraft>(['path', 'url', 'status']);
const toDraft = (row: Pick<ForwardRule, keyof RedirectDraft> | undefined): RedirectDraft =>
  row ? { path: readablePath(row.path), url: readablePath(row.url), status: row.status } : emptyDraft;
function useRedirectWriting({ redirect, onDone }: RedirectDialogProps) {
  const t = useContentMessages();
  const api = useRedirectsApi();
  const sentenceOf = ({ path }: Pick<ForwardRule, 'path'>) =>
    t('redirect.saved', { path: readablePath(path) });
  const editing = useDialogDraft({ row: redirect, toDraft, shape });
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft,
    // There is one before it is changed.
    add: async () => redirect,
    async change(id, { draft, revision }) {
      const result = await api.change(id, { ...draft, revision });
      if ('current' in result) return result;
      onDone(sentenceOf(result.saved));
      return result;
    },
    sentenceOf,
    onAdded: () => undefined,
  });
  return { editing, saving };
}

/** A redirect, changed. */
export function RedirectDialog(props: RedirectDialogProps) {
  const { redirect, onClose, onStale } = props;
  const t = useContentMessages();
  const formId = useId();
  const { editing, saving } = useRedirectWriting(props);
  const { draft, isDirty, change } = editing;
  const [isTried, setIsTried] = useState(false);
  const atFields = Object.keys(saving.failure?.fields ?? {}).length > 0;
  const names = { path: t('redirect.from'), url: t('redirect.to'), status: t('redirect.kind') };
  return (
    <Modal
      title={t('redirect.change', { path: readablePath(redirect.path) })}
      width="narrow"
      isDirty={isDirty}
      onClose={onClose}
      foot={
        <DialogFoot action={t('redirect.save')} isBusy={saving.isBusy} onClose={onClose} submits={formId} />
      }
    >
      {atFields ? null : <Failure of={saving.failure} onStale={onStale} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (isComplete(draft)) saving.save();
        }}
      >
        <RedirectFields
          draft={draft}
          isTried={isTried}
          isRow={false}
          failure={saving.failure}
          onChange={change}
        />
      </form>
      <SavingConflict
        saving={saving}
        shape={shape}
        nameOf={(field) => names[field]}
        valueOf={(field, of) => (field === 'status' ? t(`redirect.kinds.${kinds[of.status]}`) : of[field])}
      />
    </Modal>
  );
}
