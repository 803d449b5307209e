import type { MediaPicture } from '@boardwright/api-client/contract';
import { useEffect, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure, Problem } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { imageTypes, refusalOf } from '../widgets/image-rules.ts';
import { fitting } from '../widgets/shrink-picture.ts';
import { useMediaApi } from './media-api.ts';
import styles from './media.module.css';
import { PicturePlaces } from './picture-places.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { useMediaMessages } from './use-media-messages.ts';

interface ReplacePictureProps {
  readonly picture: MediaPicture;
  readonly onReplaced: () => void;
}

/** Puts another picture in the place of this one, everywhere; which places these are is in sight before. */
export function ReplacePicture({ picture, onReplaced }: ReplacePictureProps) {
  const [file, setFile] = useState<File>();
  return (
    <>
      <ReplaceButton accept={imageTypes.join(',')} onChoose={setFile} />
      {file ? (
        <ReplaceDialog
          picture={picture}
          file={file}
          onClose={() => setFile(undefined)}
          onReplaced={onReplaced}
        />
      ) : null}
    </>
  );
}

interface ReplaceDialogProps extends ReplacePictureProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** What a file looks like, as an address that no rule of the page forbids; undefined until it is read. */
function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}

function ReplaceDialog({ picture, file, onClose, onReplaced }: ReplaceDialogProps) {
  const t = useMediaMessages();
  const inEditor = useEditorT();
  const api = useMediaApi();
  const [problem, setProblem] = useState<string>();
  const preview = usePreview(file);
  const { id, name, used_in: usedIn } = picture;
  const sent = useSubmission(
    (fit: File) => api.replace(id, fit),
    () => {
      announce(t('replace.done', { count: usedIn.length }));
      onClose();
      onReplaced();
    },
  );
  async function replace(): Promise<void> {
    const fit = await fitting(file);
    const refusal = refusalOf(fit);
    setProblem(refusal && inEditor(...refusal));
    if (!refusal) sent.submit(fit);
  }
  return (
    <Modal
      title={t('replace.title', { name })}
      intro={usedIn.length === 0 ? t('replace.unused') : t('replace.used', { count: usedIn.length })}
      width="wide"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('replace.act')}
          isBusy={sent.isBusy}
          onClose={onClose}
          submits={() => void replace()}
        />
      }
    >
      <Failure of={sent.failure} onStale={onReplaced} />
      {problem === undefined ? null : <Problem text={problem} />}
      <p className={styles.exchange}>
        <img src={picture.thumb_url} alt={t('replace.before')} />
        {preview === undefined ? null : <img src={preview} alt={t('replace.after', { name: file.name })} />}
      </p>
      {usedIn.length === 0 ? null : <PicturePlaces places={usedIn} />}
    </Modal>
  );
}
