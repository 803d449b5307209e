import { useState } from 'react';
import { useRemarks } from '../checks/use-remarks.ts';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { localOf } from '../model/site-moment.ts';
import { type Release, usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { PlannedFields } from '../publish-dialogs/planned-fields.tsx';
import { atOnce, isMissing, momentsOf, type When } from '../publish-dialogs/when.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useSiteZone } from '../workbench/use-site-zone.ts';
import { useBackOf } from './plan-texts.ts';
import { useReleaseMessages } from './use-release-messages.ts';

/** Asks when a release goes to visitors, and until when. */
export function TimeDialog({
  release,
  onClose,
}: {
  readonly release: Release;
  readonly onClose: () => void;
}) {
  const t = useReleaseMessages();
  const source = usePublishingSource();
  const { refresh } = usePublication();
  const remarksOf = useRemarks();
  const zone = useSiteZone();
  const textOf = useMomentText();
  const back = useBackOf(release.id);
  const [when, setWhen] = useState((): When => {
    const first = { ...atOnce(source?.now() ?? 0, zone), kind: 'plan' as const };
    const due = release.due_at === null ? first.due : localOf(release.due_at, zone);
    return back?.due_at
      ? { ...first, due, isBack: true, back: localOf(back.due_at, zone) }
      : { ...first, due };
  });
  const moments = momentsOf(when, zone);
  const isOpen = isMissing(when, moments);
  // Planned anew it would hold something else, so what was not changed is not named.
  const isSameBack = (moments.backAt ?? null) === (back?.due_at ?? null);
  const sent = useSubmission(
    async (dueAt: string | null) => {
      await source?.plans.change(release.id, {
        dueAt,
        remarks: remarksOf(release.pages),
        ...(dueAt !== null && !isSameBack && { backAt: moments.backAt ?? null }),
      });
      await refresh();
    },
    (_, dueAt) => {
      announce(dueAt === null ? t('tookTime') : t('isPlanned', { name: release.name, time: textOf(dueAt) }));
      onClose();
    },
  );
  const { dueAt } = moments;
  return (
    <Modal
      title={t('timeTitle', { name: release.name })}
      intro={t(release.due_at === null ? 'timeIntro' : 'timeIntroMoves')}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={dueAt === undefined ? t('plan') : t('planFor', { time: textOf(dueAt) })}
          isBusy={sent.isBusy || isOpen}
          onClose={onClose}
          submits={() => {
            if (!isOpen && dueAt !== undefined) sent.submit(dueAt);
          }}
        >
          {release.due_at === null ? null : (
            <button
              type="button"
              className={controls.button}
              aria-disabled={sent.isBusy}
              onClick={() => sent.submit(null)}
            >
              {t('takeTime')}
            </button>
          )}
        </DialogFoot>
      }
    >
      <Failure of={sent.failure} />
      <PlannedFields when={when} onChange={setWhen} mayGoBack failure={sent.failure} />
    </Modal>
  );
}
