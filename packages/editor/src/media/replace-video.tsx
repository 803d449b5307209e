import type { MediaPicture } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure, Problem } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useMediaApi } from './media-api.ts';
import { isVideoFile, useMediaRefusal, videoTypeList } from './media-rules.ts';
import { PicturePlaces } from './picture-places.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { sendVideo } from './send-video.ts';
import { useMediaMessages } from './use-media-messages.ts';
import { useSizeWords } from './use-size-words.ts';
import { useVideoMessages } from './use-video-messages.ts';

interface ReplaceVideoProps {
  readonly video: MediaPicture;
  readonly onReplaced: () => void;
}

/** Puts another video in the place of this one, everywhere; which places these are is in sight before. */
export function ReplaceVideo({ video, onReplaced }: ReplaceVideoProps) {
  const [file, setFile] = useState<File>();
  return (
    <>
      <ReplaceButton accept={videoTypeList} onChoose={setFile} />
      {file ? (
        <ReplaceDialog video={video} file={file} onClose={() => setFile(undefined)} onReplaced={onReplaced} />
      ) : null}
    </>
  );
}

interface ReplaceDialogProps extends ReplaceVideoProps {
  readonly file: File;
  readonly onClose: () => void;
}

function ReplaceDialog({ video, file, onClose, onReplaced }: ReplaceDialogProps) {
  const t = useMediaMessages();
  const words = useVideoMessages();
  const api = useMediaApi();
  const sizeOf = useSizeWords();
  const refusalOf = useMediaRefusal();
  const [percent, setPercent] = useState<number>();
  const { id, name, used_in: usedIn } = video;
  const problem = isVideoFile(file) ? refusalOf(file) : words('wrongType', { types: 'MP4, WebM' });
  const sent = useSubmission(
    () => sendVideo(api, { file, replaces: id, posterName: words('poster.name'), onProgress: setPercent }),
    () => {
      announce(t('replace.done', { count: usedIn.length }));
      onClose();
      onReplaced();
    },
  );
  return (
    <Modal
      title={words('replace.title', { name })}
      intro={usedIn.length === 0 ? words('replace.unused') : words('replace.used', { count: usedIn.length })}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('replace.act')}
          isBusy={sent.isBusy}
          onClose={onClose}
          submits={() => (problem === undefined ? sent.submit(undefined) : undefined)}
        />
      }
    >
      <Failure of={sent.failure} onStale={onReplaced} />
      {problem === undefined ? (
        <p>{words('replace.by', { name: file.name, size: sizeOf(file.size) })}</p>
      ) : (
        <Problem text={problem} />
      )}
      {sent.isBusy && percent !== undefined ? (
        <p>
          <progress max={100} value={percent} aria-label={file.name} /> {words('sending', { percent })}
        </p>
      ) : null}
      {usedIn.length === 0 ? null : <PicturePlaces places={usedIn} />}
    </Modal>
  );
}
