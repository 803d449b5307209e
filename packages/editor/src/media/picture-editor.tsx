import type { MediaPicture } from '@boardwright/api-client/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { useSaveWritten } from '../written/use-save-written.ts';
import { useWrittenDraft } from '../written/use-written-draft.ts';
import { SavingConflict } from '../written/saving-conflict.tsx';
import { WrittenNotes } from '../content-pages/writing/written-notes.tsx';
import { PartHead } from '../lists/list-workspace.tsx';
import record from '../lists/record.module.css';
import { useRight } from '../ui/admin-rights.ts';
import controls from '../ui/controls.module.css';
import { CropButton } from './crop-picture.tsx';
import { useMediaApi } from './media-api.ts';
import { altField, changeOf, focusOf, mediaDraft, mediaShape } from './media-draft.ts';
import styles from './media.module.css';
import { PictureFacts } from './picture-facts.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PicturePlaces } from './picture-places.tsx';
import { PictureView } from './picture-view.tsx';
import { ReplacePicture } from './replace-picture.tsx';
import { ReplaceVideo } from './replace-video.tsx';
import { DeletedNote, RemoveDialog } from './remove-picture.tsx';
import { useMediaAddress } from './use-media-address.ts';
import { useMediaMessages } from './use-media-messages.ts';
import { useVideoMessages } from './use-video-messages.ts';
import { VideoCaptions } from './video-captions.tsx';
import { VideoView } from './video-view.tsx';
import { ActsFields } from '../ui/acts.tsx';

interface PictureEditorProps {
  /** As it was read. */
  readonly picture: MediaPicture;
  /** Reads how it is now. */
  /** It is read anew: what is written now would be written on what it was. */
  readonly isStale: boolean;
  readonly onStale: () => void;
}

/** A picture while something is said of it, and how that is saved. */
function usePictureWriting(read: MediaPicture, codes: readonly string[]) {
  const t = useMediaMessages();
  const api = useMediaApi();
  const shape = mediaShape(codes);
  const toDraft = mediaDraft(codes);
  const editing = useWrittenDraft<MediaPicture, ReturnType<typeof toDraft>, string>({
    row: read,
    toDraft,
    shape,
    name: 'media',
  });
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft,
    // Every picture is there already.
    add: async () => read,
    change: async (id, { draft, revision }) => {
      const result = await api.save(id, changeOf(draft, codes, revision));
      return 'saved' in result ? { saved: result.saved } : { current: result.current };
    },
    sentenceOf: () => t('saved'),
    onAdded: () => undefined,
  });
  return { editing, saving, shape };
}

/** Everything about a picture: what it shows, what stays in sight, where it is used, and its file. */
export function PictureEditor({ picture, isStale, onStale }: PictureEditorProps) {
  const t = useMediaMessages();
  const words = useVideoMessages();
  const { languages } = useSiteLanguages();
  const mayChange = useRight('media') === 'does' && picture.deleted_at === null;
  const { editing, saving, shape } = usePictureWriting(
    picture,
    languages.map(({ code }) => code),
  );
  const [isRemoving, setIsRemoving] = useState(false);
  const { draft, isDirty, change } = editing;
  // As it was saved last, in this window.
  const now: MediaPicture = editing.row ?? picture;
  const { x, y } = focusOf(draft);
  const isVideo = picture.kind === 'video';
  const nameOf = (field: string) =>
    field === 'name'
      ? t('name')
      : field === 'focus'
        ? t('focus.title')
        : field === 'poster'
          ? words('poster.title')
          : `${isVideo ? words('about.title') : t('alt.title')}, ${languages.find(({ code }) => altField(code) === field)?.name ?? field}`;
  return (
    <>
      <Back />
      <PartHead title={now.name} about="">
        {mayChange ? (
          <>
            {isVideo ? (
              <ReplaceVideo video={now} onReplaced={onStale} />
            ) : (
              <>
                <CropButton picture={now} onCropped={onStale} />
                <ReplacePicture picture={now} onReplaced={onStale} />
              </>
            )}
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => setIsRemoving(true)}
            >
              {t('remove.act')}
            </button>
          </>
        ) : null}
      </PartHead>
      {picture.deleted_at === null ? null : <DeletedNote picture={picture} onRestored={onStale} />}
      <WrittenNotes
        editing={editing}
        row={undefined}
        saving={saving}
        restore={async () => undefined}
        onStale={onStale}
      />
      <div className={record.page}>
        <form
          noValidate
          className={record.body}
          inert={saving.isBusy || isStale || picture.deleted_at !== null}
          onSubmit={(event) => {
            event.preventDefault();
            saving.save();
          }}
        >
          {isVideo ? (
            <VideoView
              video={picture}
              poster={draft['poster'] ?? ''}
              onPoster={(poster) => change({ poster })}
            />
          ) : (
            <PictureView
              picture={picture}
              x={x}
              y={y}
              onMove={(left, top) => change({ focus: `${left} ${top}` })}
            />
          )}
          <ActsFields>
            <PictureFields isVideo={isVideo} draft={draft} failure={saving.failure} onChange={change} />
          </ActsFields>
          {mayChange ? (
            <p className={styles.foot}>
              <button
                type="submit"
                className={`${controls.button} ${controls.primary}`}
                aria-disabled={saving.isBusy || !isDirty}
              >
                {t('save')}
              </button>
            </p>
          ) : null}
          {isVideo ? <VideoCaptions video={picture} onChanged={onStale} /> : null}
        </form>
        <aside className={record.aside}>
          <PicturePlaces places={picture.used_in} />
          <PictureFacts picture={picture} />
        </aside>
      </div>
      {isRemoving ? <RemoveDialog picture={now} onClose={() => setIsRemoving(false)} /> : null}
      <SavingConflict
        saving={saving}
        shape={shape}
        nameOf={nameOf}
        valueOf={(field, of) => of[field] ?? ''}
      />
    </>
  );
}

function Back() {
  const t = useMediaMessages();
  const { changed } = useMediaAddress();
  return (
    <Link className={record.back} to={changed({ open: undefined })}>
      <ArrowLeft size={15} aria-hidden />
      {t('back')}
    </Link>
  );
}
