import type { MediaPicture } from '@boardwright/api-client/contract';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import writing from '../content-pages/writing/writing.module.css';
import { Failure, Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { useDay } from '../lists/use-day.ts';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { useLastRemoved } from './done-note.tsx';
import { useMediaApi } from './media-api.ts';
import { PicturePlaces } from './picture-places.tsx';
import { useMediaAddress } from './use-media-address.ts';
import { useMediaMessages } from './use-media-messages.ts';

interface RemoveDialogProps {
  readonly picture: MediaPicture;
  readonly onClose: () => void;
}

/** Asks before a picture is deleted, with everything that uses it. */
export function RemoveDialog({ picture, onClose }: RemoveDialogProps) {
  const t = useMediaMessages();
  const api = useMediaApi();
  const { set } = useLastRemoved();
  const { show } = useMediaAddress();
  const { id, name, used_in: usedIn } = picture;
  const sent = useSubmission(
    () => api.remove(id),
    () => {
      const done = t('remove.done', { name });
      set({ ids: [id], done, back: t('restored', { name }) });
      announce(done);
      show({ open: undefined });
    },
  );
  return (
    <Modal
      title={t('remove.title', { name })}
      intro={usedIn.length === 0 ? t('remove.unused') : t('remove.used', { count: usedIn.length })}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('remove.act')}
          isBusy={sent.isBusy}
          onClose={onClose}
          submits={() => sent.submit(undefined)}
        />
      }
    >
      <Failure of={sent.failure} onStale={onClose} />
      {usedIn.length === 0 ? null : <PicturePlaces places={usedIn} />}
    </Modal>
  );
}

interface DeletedNoteProps {
  readonly picture: MediaPicture;
  readonly onRestored: () => void;
}

/** Says that a picture is deleted, and puts it back. */
export function DeletedNote({ picture, onRestored }: DeletedNoteProps) {
  const t = useMediaMessages();
  const api = useMediaApi();
  const day = useDay();
  const { refused, attempt } = useAttempt({ alone: true });
  const restore = () =>
    attempt(async () => {
      await api.restore(picture.id);
      announce(t('restored', { name: picture.name }));
      onRestored();
    });
  return (
    <>
      {refused === undefined ? null : <Problem text={refused} />}
      <p className={writing.note}>
        {t('deleted', { day: day(picture.deleted_at ?? '') })}
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => void restore()}
        >
          {t('restore')}
        </button>
      </p>
    </>
  );
}
