import { mostMediaAtOnce } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { BulkBar } from '../lists/bulk-bar.tsx';
import { Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import type { Picked } from '../lists/use-picked.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { useMediaApi } from './media-api.ts';
import { RemoveManyDialog } from './remove-many.tsx';
import { useMediaMessages } from './use-media-messages.ts';

interface PickedPicturesProps {
  readonly picked: Picked;
  /** They are among the deleted ones. */
  readonly areDeleted: boolean;
  readonly onChanged: () => void;
}

/** What is done with all pictures that are picked: they are deleted, or put back. */
export function PickedPictures({ picked, areDeleted, onChanged }: PickedPicturesProps) {
  const t = useMediaMessages();
  const api = useMediaApi();
  const [removing, setRemoving] = useState<readonly number[]>();
  const { refused, attempt } = useAttempt({ alone: true });
  const ids = [...picked.keys].map(Number);
  const changed = (): void => {
    picked.clear();
    onChanged();
  };
  const restore = () =>
    attempt(async () => {
      const { length: count } = await api.restoreMany(ids);
      announce(t('many.restored', { count }));
      changed();
    });
  return (
    <>
      {refused === undefined ? null : <Problem text={refused} />}
      {ids.length === 0 ? null : (
        <BulkBar
          title={t('many.picked', { count: ids.length })}
          count={ids.length}
          most={mostMediaAtOnce}
          clear={t('many.unpick')}
          onClear={() => {
            picked.clear();
            announce(t('many.unpick'));
          }}
        >
          <button
            type="button"
            className={controls.button}
            onClick={() => (areDeleted ? void restore() : setRemoving(ids))}
          >
            {t(areDeleted ? 'restore' : 'remove.act')}
          </button>
        </BulkBar>
      )}
      {removing === undefined ? null : (
        <RemoveManyDialog
          ids={removing}
          onClose={() => setRemoving(undefined)}
          onDone={() => {
            setRemoving(undefined);
            changed();
          }}
        />
      )}
    </>
  );
}
