import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useWhen } from './use-when.ts';
import { WhenFields } from './when-fields.tsx';

/** Asks before a page is taken from visitors. */
export function OfflineDialog() {
  const t = useEditorT();
  const planT = usePlanMessages();
  const source = usePublishingSource();
  const work = useWorkStore();
  const { page, entry } = useWorkbench();
  const { name = '', address = '' } = entry ?? {};
  const close = (): void => work.set({ dialog: undefined });
  const { refresh } = usePublication();
  const contents = { pages: [], offline: page ? [page.id] : [], blocks: [], appearance: false };
  const { when, setWhen, isOpen, ...planning } = useWhen(contents, false);
  const sent = useSubmission(
    async () => {
      if (!page) return;
      if (when.kind === 'now') await source?.takeOffline(page.id);
      else await planning.plan();
      await refresh();
    },
    () => {
      announce(
        planning.done({
          now: () => planT('isOffline', { page: name }),
          plan: (time) => planT('isPlannedOffline', { page: name, time }),
        }),
      );
      close();
    },
  );
  return (
    <Modal
      title={planT('offlineTitle', { page: name })}
      intro={planT('offlineIntro', { address })}
      width="narrow"
      onClose={close}
      foot={
        <DialogFoot
          action={planning.action(t('publishing.takeOffline'))}
          isBusy={sent.isBusy || isOpen}
          onClose={close}
          submits={() => {
            if (!isOpen) sent.submit(undefined);
          }}
        />
      }
    >
      <Failure of={sent.failure} />
      <WhenFields when={when} onChange={setWhen} mayGoBack={false} failure={sent.failure} />
    </Modal>
  );
}
