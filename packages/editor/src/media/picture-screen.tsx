import type { MediaPicture } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { RecordReading } from '../lists/record-reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { useMediaApi } from './media-api.ts';
import { PictureEditor } from './picture-editor.tsx';
import { useMediaAddress } from './use-media-address.ts';

/** One picture, once it was read. */
export function PictureScreen({ id }: { readonly id: number }) {
  const api = useMediaApi();
  const { changed } = useMediaAddress();
  const state = useFound(useCallback((): Promise<MediaPicture> => api.read(id), [api, id]));
  return (
    <RecordReading state={state} back={changed({ open: undefined })}>
      {(picture) => (
        <PictureEditor
          key={`${picture.revision} ${picture.deleted_at ?? ''}`}
          picture={picture}
          isStale={state.isReading}
          onStale={state.again}
        />
      )}
    </RecordReading>
  );
}
