import { ListWorkspace } from '../lists/list-workspace.tsx';
import { LastRemovedProvider } from './done-note.tsx';
import { MediaList } from './media-list.tsx';
import { PictureScreen } from './picture-screen.tsx';
import { useMediaAddress } from './use-media-address.ts';
import { useMediaMessages } from './use-media-messages.ts';

/** The library, or the picture that the address names. */
export function MediaPart() {
  const { open } = useMediaAddress();
  return open === undefined ? <MediaList /> : <PictureScreen key={open} id={open} />;
}

const parts = { all: MediaPart };

/** The pictures of the site, as a workspace of their own, at /admin/media. */
export function MediaPage() {
  const t = useMediaMessages();
  return (
    <LastRemovedProvider>
      <ListWorkspace section="media" parts={parts} titleOf={() => t('title')} address={useMediaAddress()} />
    </LastRemovedProvider>
  );
}
