import { useState } from 'react';
import { useWorkStore } from '../block-actions/work.tsx';
import { useRemarks } from '../checks/use-remarks.ts';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { useEditorT } from '../editor-messages.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useSiteZone } from '../workbench/use-site-zone.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { usePublication, waitingReleases } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { addToRelease } from './add-to-release.ts';
import { atOnce, isMissing, momentsOf } from './when.ts';
import { useFormUid } from '../saving/use-form-uid.ts';
import { WhenFields } from './when-fields.tsx';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';

/** Asks before a page is taken from visitors. */
export function OfflineDialog() {
  const t = useEditorT();
  const planT = usePlanMessages();
  const source = usePublishingSource();
  const work = useWorkStore();
  const { page, entry } = useWorkbench();
  const { name = '', address = '' } = entry ?? {};
  const close = (): void => work.set({ dialog: undefined });
  const { site: publication, refresh } = usePublication();
  const site = useEdited(({ id }) => id);
  const remarksOf = useRemarks();
  const zone = useSiteZone();
  const textOf = useMomentText();
  const [when, setWhen] = useState(() => atOnce(source?.now() ?? 0, zone));
  const moments = momentsOf({ ...when, isBack: false }, zone);
  const { dueAt } = moments;
  const uid = useFormUid([dueAt, page?.id, when.kind, when.name]);
  const release = waitingReleases(publication).find(({ id }) => id === when.release);
  const isOpen = isMissing({ ...when, isBack: false }, moments);
  const sent = useSubmission(
    async () => {
      if (!page || !source) return;
      if (when.kind === 'now') await source.takeOffline(page.id);
      else if (when.kind === 'plan') await source.plans.add(site, { uid, dueAt, offline: [page.id] });
      else {
        const contents = { pages: [], offline: [page.id], blocks: [], appearance: false };
        await addToRelease(source.plans, site, {
          uid,
          release,
          name: when.name,
          contents,
          remarks: remarksOf(release?.pages ?? []),
        });
      }
      await refresh();
    },
    () => {
      if (when.kind === 'release') announce(planT('isInRelease', { name: release?.name ?? when.name }));
      else
        announce(
          when.kind === 'plan' && dueAt !== undefined
            ? planT('isPlannedOffline', { page: name, time: textOf(dueAt) })
            : planT('isOffline', { page: name }),
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
          action={
            when.kind === 'release'
              ? planT('addToRelease')
              : when.kind === 'plan' && dueAt !== undefined
                ? planT('planFor', { time: textOf(dueAt) })
                : t('publishing.takeOffline')
          }
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
