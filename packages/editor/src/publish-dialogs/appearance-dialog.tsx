import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { useAppearanceText } from '../publishing/use-appearance-text.ts';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useWhen } from './use-when.ts';
import { WhenFields } from './when-fields.tsx';

const contents = { pages: [], offline: [], blocks: [], appearance: true };

/** Asks when visitors get the appearance of the site as it is saved. */
export function AppearanceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePlanMessages();
  const source = usePublishingSource();
  const site = useEdited(({ id }) => id);
  const { refresh } = usePublication();
  const changed = useAppearanceText();
  const { when, setWhen, isOpen, remarks, ...planning } = useWhen(contents);
  const sent = useSubmission(
    async () => {
      if (when.kind === 'now') await source?.publish(site, { ...contents, remarks });
      else await planning.plan();
      await refresh();
    },
    () => {
      announce(
        planning.done({
          now: () => t('appearancePublished'),
          plan: (time) => t('appearancePlanned', { time }),
        }),
      );
      onClose();
    },
  );
  return (
    <Modal
      title={t('appearanceTitle')}
      intro={t('appearanceIntro', { settings: changed.settings })}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={sent.isBusy ? t('publishing') : planning.action(t('now'))}
          isBusy={sent.isBusy || isOpen}
          onClose={onClose}
          submits={() => {
            if (!isOpen) sent.submit(undefined);
          }}
        />
      }
    >
      <Failure of={sent.failure} />
      <WhenFields when={when} onChange={setWhen} mayGoBack failure={sent.failure} />
    </Modal>
  );
}
