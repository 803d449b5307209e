import { useWorkStore } from '../block-actions/work.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';

/** Asks before a page is taken from visitors. */
export function OfflineDialog() {
  const t = useEditorT();
  const source = usePublishingSource();
  const work = useWorkStore();
  const { page, entry } = useWorkbench();
  const { name = '', address = '' } = entry ?? {};
  const close = (): void => work.set({ dialog: undefined });
  const { refresh } = usePublication();
  const sent = useSubmission(
    async () => {
      if (page) await source?.takeOffline(page.id);
      await refresh();
    },
    () => {
      announce(t('publishing.isOffline', { page: name }));
      close();
    },
  );
  return (
    <Modal
      title={t('publishing.offlineTitle', { page: name })}
      intro={t('publishing.offlineIntro', { address })}
      width="narrow"
      onClose={close}
      foot={
        <DialogFoot
          action={t('publishing.takeOffline')}
          isBusy={sent.isBusy}
          onClose={close}
          submits={() => sent.submit(undefined)}
        />
      }
    >
      <Failure of={sent.failure} />
    </Modal>
  );
}
