import { useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useRemarks } from '../checks/use-remarks.ts';
import { usePublication, waitingReleases } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { useAppearanceText } from '../publishing/use-appearance-text.ts';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';
import { useFormUid } from '../saving/use-form-uid.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useSiteZone } from '../workbench/use-site-zone.ts';
import { addToRelease } from './add-to-release.ts';
import { atOnce, isMissing, momentsOf } from './when.ts';
import { WhenFields } from './when-fields.tsx';

/** Asks when visitors get the appearance of the site as it is saved. */
export function AppearanceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePlanMessages();
  const source = usePublishingSource();
  const site = useEdited(({ id }) => id);
  const { site: publication, refresh } = usePublication();
  const changed = useAppearanceText();
  const remarksOf = useRemarks();
  const zone = useSiteZone();
  const textOf = useMomentText();
  const [when, setWhen] = useState(() => atOnce(source?.now() ?? 0, zone));
  const moments = momentsOf(when, zone);
  const { dueAt, backAt } = moments;
  const uid = useFormUid([dueAt, backAt, when.kind, when.name]);
  const release = waitingReleases(publication).find(({ id }) => id === when.release);
  const contents = { pages: [], offline: [], blocks: [], appearance: true };
  const sent = useSubmission(
    async () => {
      if (!source) return;
      if (when.kind === 'now') await source.publish(site, { ...contents, remarks: 0 });
      else if (when.kind === 'plan') await source.plans.add(site, { uid, dueAt, backAt, ...contents });
      else {
        const remarks = remarksOf(release?.pages ?? []);
        await addToRelease(source.plans, site, { uid, release, name: when.name, contents, remarks });
      }
      await refresh();
    },
    () => {
      announce(
        when.kind === 'release'
          ? t('isInRelease', { name: release?.name ?? when.name })
          : when.kind === 'plan' && dueAt !== undefined
            ? t('appearancePlanned', { time: textOf(dueAt) })
            : t('appearancePublished'),
      );
      onClose();
    },
  );
  const isOpen = isMissing(when, moments);
  const action =
    when.kind === 'release'
      ? t('addToRelease')
      : when.kind === 'plan' && dueAt !== undefined
        ? t('planFor', { time: textOf(dueAt) })
        : t('now');
  return (
    <Modal
      title={t('appearanceTitle')}
      intro={t('appearanceIntro', { settings: changed.settings })}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={sent.isBusy ? t('publishing') : action}
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
