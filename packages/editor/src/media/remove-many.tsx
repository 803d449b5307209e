import { useCallback } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure, Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useLastRemoved } from './done-note.tsx';
import { useMediaApi } from './media-api.ts';
import styles from './media.module.css';
import { PlaceList } from './picture-places.tsx';
import { useMediaMessages } from './use-media-messages.ts';

interface RemoveManyDialogProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before several pictures are deleted together, with everything that uses each of them. */
export function RemoveManyDialog({ ids, onClose, onDone }: RemoveManyDialogProps) {
  const t = useMediaMessages();
  const api = useMediaApi();
  const { set } = useLastRemoved();
  const state = useFound(useCallback(() => api.places(ids), [api, ids]));
  const sent = useSubmission(
    () => api.removeMany(ids),
    (removed) => {
      const count = removed.length;
      const done = t('many.done', { count });
      if (count > 0) set({ ids: removed, done, back: t('many.restored', { count }) });
      announce(done);
      onDone();
    },
  );
  const used = state.found?.filter(({ used_in: places }) => places.length > 0) ?? [];
  const count = used.length;
  const about =
    count === 0
      ? t('many.unused', { count: ids.length })
      : count === state.found?.length
        ? t('many.usedAll', { count })
        : t('many.used', { count });
  return (
    <Modal
      title={t('many.title', { count: ids.length })}
      intro={state.found === undefined ? undefined : about}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('remove.act')}
          isBusy={sent.isBusy || state.found === undefined}
          onClose={onClose}
          submits={() => {
            if (state.found !== undefined) sent.submit(undefined);
          }}
        />
      }
    >
      <Failure of={sent.failure} onStale={onClose} />
      <Reading state={state}>
        {() => (
          <ul className={styles.usedMany}>
            {used.map(({ id, name, used_in: places }) => (
              <li key={id}>
                <b>{name}</b>
                <PlaceList places={places} />
              </li>
            ))}
          </ul>
        )}
      </Reading>
    </Modal>
  );
}
