import type { LegalState } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { useSubmission } from '../../lists/use-submission.ts';
import { announce } from '../../ui/announce.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { useWrittenDraft } from '../../written/use-written-draft.ts';
import { useLegalApi } from './legal-api.ts';
import { legalDraft, legalShape, sentDraft, writtenLegal } from './legal-draft.ts';

/** The answers while they are written, how they are saved, and how they are published. */
export function useLegalWriting(read: LegalState, languages: readonly string[]) {
  const t = useContentMessages();
  const api = useLegalApi();
  const [published, setPublished] = useState<string>();
  const shape = legalShape(languages);
  const editing = useWrittenDraft({ row: writtenLegal(read), toDraft: legalDraft, shape, name: 'legal' });
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft: legalDraft,
    // A site has its answers from the beginning, if only empty ones.
    add: async () => writtenLegal(read),
    change: async (_, { draft, revision }) => {
      const result = await api.save({ revision, ...sentDraft(draft) });
      return 'saved' in result
        ? { saved: writtenLegal(result.saved) }
        : { current: writtenLegal(result.current) };
    },
    sentenceOf: () => t('legal.saved'),
    onAdded: () => undefined,
  });
  const publishing = useSubmission(
    (revision: number) => api.publish(revision),
    (state) => {
      editing.setBase(writtenLegal(state));
      setPublished(t('legal.published'));
      announce(t('legal.published'));
    },
  );
  return {
    editing,
    shape,
    state: editing.row ?? read,
    saving: {
      ...saving,
      failure: saving.failure ?? publishing.failure,
      isBusy: saving.isBusy || publishing.isBusy,
      done: published ?? saving.done,
      save() {
        setPublished(undefined);
        publishing.reset();
        saving.save();
      },
    },
    publish: () => publishing.submit(editing.revision),
  };
}
