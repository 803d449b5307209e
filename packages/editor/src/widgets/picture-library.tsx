import type { MediaKind, MediaSummary } from '@boardwright/api-client/contract';
import { Film, Images, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices, type EditorServices } from '../editor-services.tsx';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import styles from './picture-library.module.css';

/** A picture that was chosen, with its words in the language that is written. */
export interface ChosenPicture extends Pick<MediaSummary, 'url' | 'focal_x' | 'focal_y'> {
  /** Empty: it has none yet. */
  readonly alt: string;
}

interface LibraryButtonProps {
  /** What is chosen; pictures. */
  readonly kind?: MediaKind;
  readonly className: string | undefined;
  /** Without words in sight. */
  readonly isIcon?: boolean;
  readonly onChoose: (picture: ChosenPicture) => void;
}

/** Chooses a picture or video that the site has already; absent where there is no library. */
export function LibraryButton({ kind = 'picture', className, isIcon = false, onChoose }: LibraryButtonProps) {
  const t = useEditorT();
  const { findPictures } = useEditorServices();
  const [isOpen, setIsOpen] = useState(false);
  if (!findPictures) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={isIcon ? t('fields.library.open') : undefined}
        title={isIcon ? t('fields.library.open') : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Images size={15} aria-hidden />
        {isIcon ? null : t('fields.library.open')}
      </button>
      {isOpen ? (
        <LibraryDialog
          kind={kind}
          find={findPictures}
          onClose={() => setIsOpen(false)}
          onChoose={(picture) => {
            setIsOpen(false);
            onChoose(picture);
          }}
        />
      ) : null}
    </>
  );
}

interface Found {
  readonly words: string;
  readonly pictures: readonly MediaSummary[];
  readonly next: string | null;
}

/** What a search finds, and more of it at a press. */
function usePictures(find: NonNullable<EditorServices['findPictures']>, kind: MediaKind) {
  // Asked anew, it is another search for the same words.
  const [asked, ask] = useState({ words: '' });
  const { words } = asked;
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    // Policy: why it could not be read is said in the dialog, which offers to try again.
    find({ ...asked, kind }).then(
      ({ pictures, next }) => {
        if (isWanted) setFound({ words: asked.words, pictures, next });
      },
      (error: unknown) => {
        if (isWanted) setProblem((error as Error).message);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [find, kind, asked]);
  return {
    words,
    found: found?.words === words ? found : undefined,
    problem,
    search: (next: string) => {
      setProblem(undefined);
      ask({ words: next });
    },
    again() {
      setProblem(undefined);
      ask({ words });
    },
    async more(): Promise<void> {
      if (!found?.next) return;
      try {
        const { pictures, next } = await find({ kind, words, after: found.next });
        setFound({ words, pictures: [...found.pictures, ...pictures], next });
      } catch (error) {
        // Policy: said above the pictures that are there.
        setProblem((error as Error).message);
      }
    },
  };
}

interface LibraryDialogProps {
  readonly kind: MediaKind;
  readonly find: NonNullable<EditorServices['findPictures']>;
  readonly onClose: () => void;
  readonly onChoose: (picture: ChosenPicture) => void;
}

function LibraryDialog({ kind, find, onClose, onChoose }: LibraryDialogProps) {
  const t = useEditorT();
  const { found, problem, words, search, again, more } = usePictures(find, kind);
  return (
    <Modal
      title={t('fields.library.title')}
      width="page"
      first="input[type=search]"
      onClose={onClose}
      foot={
        <>
          {found?.next ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => void more()}
            >
              {t('fields.library.more')}
            </button>
          ) : null}
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
            {t('fields.library.cancel')}
          </button>
        </>
      }
    >
      <SearchField onSearch={search} />
      {problem === undefined ? null : (
        <p className={form.error} role="alert">
          {problem}{' '}
          <button type="button" className={controls.link} onClick={again}>
            {t('fields.library.again')}
          </button>
        </p>
      )}
      {found ? (
        <Pictures found={found} onChoose={onChoose} />
      ) : problem === undefined ? (
        <p className={styles.none} role="status">
          <span className={controls.spinner} aria-hidden /> {t('fields.library.loading')}
        </p>
      ) : null}
      {found?.pictures.length === 0 ? (
        <p className={styles.none} role="status">
          {t(
            words !== ''
              ? 'fields.library.none'
              : kind === 'video'
                ? 'fields.library.noVideos'
                : 'fields.library.empty',
          )}
        </p>
      ) : null}
    </Modal>
  );
}

function SearchField({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const t = useEditorT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = (): void => onSearch(typed.trim());
  return (
    // No form: it may stand in one.
    <div role="search" className={styles.search}>
      <label htmlFor={id} className={controls.unseen}>
        {t('fields.library.find')}
      </label>
      <input
        id={id}
        type="search"
        className={form.input}
        value={typed}
        maxLength={200}
        placeholder={t('fields.library.find')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search();
        }}
      />
      <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={search}>
        <Search size={15} aria-hidden />
        {t('fields.library.search')}
      </button>
    </div>
  );
}

interface PicturesProps {
  readonly found: Found;
  readonly onChoose: (picture: ChosenPicture) => void;
}

function Pictures({ found, onChoose }: PicturesProps) {
  const t = useEditorT();
  const { altOf } = useEditorServices();
  return (
    <ul className={styles.pictures}>
      {found.pictures.map((picture) => {
        const alt = altOf(picture.alt);
        return (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose({ ...picture, alt })}>
              {picture.thumb_url === '' ? (
                <span className={styles.film}>
                  <Film size={20} strokeWidth={1.5} aria-hidden />
                </span>
              ) : (
                <img
                  src={picture.thumb_url}
                  alt=""
                  loading="lazy"
                  data-whole={picture.mime === 'image/svg+xml'}
                  style={{ objectPosition: `${picture.focal_x}% ${picture.focal_y}%` }}
                />
              )}
              <b>{picture.name}</b>
              <small>{alt || t('fields.library.noAlt')}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
