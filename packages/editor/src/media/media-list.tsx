import { mediaKinds, type MediaPage, mediaSorts, mediaViews } from '@boardwright/api-client/contract';
import { ArrowDownUp, ImageUp, Images, Languages, LayoutGrid, List, Shapes } from 'lucide-react';
import { type DragEvent, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { FindForm } from '../lists/find-form.tsx';
import { KeyPages } from '../lists/key-pages.tsx';
import list from '../lists/list.module.css';
import { ListViews } from '../lists/list-views.tsx';
import { PartHead } from '../lists/list-workspace.tsx';
import { Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { usePicked } from '../lists/use-picked.ts';
import { useListKeys } from '../lists/use-list-keys.ts';
import { useActs } from '../ui/acts.tsx';
import { useRight } from '../ui/admin-rights.ts';
import { Choice } from '../ui/choice.tsx';
import controls from '../ui/controls.module.css';
import { DoneNote } from './done-note.tsx';
import { FileButton } from './file-button.tsx';
import { useMediaApi } from './media-api.ts';
import { MediaGrid, MediaRows } from './media-grid.tsx';
import { mediaLimits, mediaTypes } from './media-rules.ts';
import styles from './media.module.css';
import { PickedPictures } from './picked-pictures.tsx';
import { UploadList } from './upload-list.tsx';
import { type MediaLayout, mediaLayouts, useMediaAddress } from './use-media-address.ts';
import { useMediaMessages } from './use-media-messages.ts';
import { useUploads } from './use-uploads.ts';
import { useVideoMessages } from './use-video-messages.ts';

/** The pictures of the site; what they are looked for by, their order and layout, and where the list goes on is in the address. */
export function MediaList() {
  const t = useMediaMessages();
  const api = useMediaApi();
  const words = useVideoMessages();
  const { find, view, language, kind, sort, after, layout } = useMediaAddress();
  const found = useFound(
    useCallback(
      () =>
        api.list({
          view,
          sort,
          ...(language && { language }),
          ...(kind && { kind }),
          ...(find && { search: find }),
          ...(after !== undefined && { after }),
        }),
      [api, find, view, language, kind, sort, after],
    ),
  );
  const uploads = useUploads(found.again);
  const drop = useDrop(uploads.add);
  const rows = (found.found?.pictures ?? []).map(({ id }) => String(id));
  const picked = usePicked(rows);
  const areDeleted = view === 'deleted';
  const [pickedOf, setPickedOf] = useState(areDeleted);
  // What is picked to be deleted is not what is put back.
  if (pickedOf !== areDeleted) {
    setPickedOf(areDeleted);
    picked.clear();
  }
  const mayPick = useActs();
  const place = useListKeys((at, isRange) => {
    if (mayPick) picked.pick(at, !picked.keys.has(rows[at] ?? ''), isRange);
  });
  const Pictures = layout === 'grid' ? MediaGrid : MediaRows;
  return (
    <div ref={place} className={styles.library} data-over={drop.isOver} {...drop.handlers}>
      <PartHead title={t('title')} about={t('about')}>
        {drop.mayUpload ? <UploadButton onChoose={uploads.add} /> : null}
      </PartHead>
      {drop.isOver ? <p className={styles.over}>{t('drop')}</p> : null}
      {drop.mayUpload ? <p className={styles.limits}>{words('limits', mediaLimits)}</p> : null}
      <UploadList uploads={uploads} />
      <DoneNote onUndone={found.again} />
      <Filters counts={found.found?.counts} areExact={found.found?.counts_are_exact} />
      <Reading state={found}>
        {({ pictures, next, counts }) =>
          pictures.length > 0 ? (
            <>
              <Pictures pictures={pictures} picked={picked} />
              <KeyPages next={next} />
            </>
          ) : (
            <None isFirst={counts.all + counts.deleted === 0 && find === '' && kind === undefined} />
          )
        }
      </Reading>
      <PickedPictures picked={picked} areDeleted={areDeleted} onChanged={found.again} />
    </div>
  );
}

/** Files that are dropped anywhere on the library; the button does the same. */
function useDrop(add: (files: Iterable<File>) => void) {
  const mayUpload = useRight('media') === 'does';
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!mayUpload || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
      setIsOver(false);
    },
    onDrop(event: DragEvent) {
      if (!mayUpload) return;
      event.preventDefault();
      setIsOver(false);
      add(event.dataTransfer.files);
    },
  };
  return { mayUpload, isOver, handlers };
}

function UploadButton({ onChoose }: { readonly onChoose: (files: Iterable<File>) => void }) {
  const t = useMediaMessages();
  return (
    <FileButton
      icon={ImageUp}
      label={t('upload')}
      kind="primary"
      accept={mediaTypes.join(',')}
      multiple
      onChoose={onChoose}
    />
  );
}

interface FiltersProps {
  readonly counts: MediaPage['counts'] | undefined;
  readonly areExact: boolean | undefined;
}

function Filters({ counts, areExact }: FiltersProps) {
  const t = useMediaMessages();
  const words = useVideoMessages();
  const { find, view, kind, sort, show, changed } = useMediaAddress();
  return (
    <>
      <ListViews
        label={t('views')}
        views={mediaViews.map((name) => ({ name, title: t(`view.${name}`), count: counts?.[name] }))}
        areExact={areExact}
        current={view}
        to={(name) => changed({ view: name === 'all' ? undefined : name, after: undefined })}
      />
      <div className={list.bar} data-reads>
        <FindForm
          key={find}
          label={t('find')}
          find={find}
          onFind={(typed) => show({ find: typed, after: undefined })}
        />
        <span className={styles.order}>
          <MissingIn />
          <Choice
            label={words('kind.by')}
            icon={<Shapes size={15} aria-hidden />}
            value={kind ?? 'all'}
            options={(['all', ...mediaKinds] as const).map((value) => ({
              value,
              text: words(`kind.${value}`),
            }))}
            onChoose={(value) => show({ kind: value === 'all' ? undefined : value, after: undefined })}
          />
          <Choice
            label={t('sort.by')}
            icon={<ArrowDownUp size={15} aria-hidden />}
            value={sort}
            options={mediaSorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
            onChoose={(value) =>
              show({ sort: value === '-created_at' ? undefined : value, after: undefined })
            }
          />
          <LayoutChoice />
        </span>
      </div>
    </>
  );
}

/** In which language words are missed, of what has none. */
function MissingIn() {
  const t = useMediaMessages();
  const { languages, own } = useSiteLanguages();
  const { view, language, show } = useMediaAddress();
  if (view !== 'no_alt' || languages.length < 2) return null;
  return (
    <Choice
      label={t('noAltIn.by')}
      icon={<Languages size={15} aria-hidden />}
      value={language ?? own}
      options={languages.map(({ code, name }) => ({ value: code, text: name }))}
      onChoose={(code) => show({ language: code === own ? undefined : code, after: undefined })}
    />
  );
}

const signs = { grid: LayoutGrid, rows: List } as const satisfies Record<MediaLayout, unknown>;

function LayoutChoice() {
  const t = useMediaMessages();
  const { layout, changed } = useMediaAddress();
  return (
    <nav className={styles.layouts} aria-label={t('layout.by')}>
      {mediaLayouts.map((name) => {
        const Sign = signs[name];
        return (
          <Link
            key={name}
            to={changed({ layout: name === 'grid' ? undefined : name })}
            aria-current={name === layout ? 'true' : undefined}
            aria-label={t(`layout.${name}`)}
            title={t(`layout.${name}`)}
          >
            <Sign size={15} aria-hidden />
          </Link>
        );
      })}
    </nav>
  );
}

function None({ isFirst }: { readonly isFirst: boolean }) {
  const t = useMediaMessages();
  const { find, view, language, kind, after, show } = useMediaAddress();
  const { languages } = useSiteLanguages();
  if (isFirst) return <EmptyList sign={Images} title={t('none.title')} text={t('none.text')} />;
  const isView = find === '' && after === undefined && kind === undefined;
  const missed = languages.find(({ code }) => code === language);
  const names = {
    all: 'found',
    no_alt: missed ? 'noAltIn' : 'noAlt',
    unused: 'unused',
    deleted: 'deleted',
  } as const;
  const isOfVideos = kind === 'video';
  const isEveryVideo = isOfVideos && find === '' && view === 'all' && after === undefined;
  const why = isEveryVideo ? 'noVideo' : isOfVideos ? 'foundVideo' : isView ? names[view] : 'found';
  return (
    <p className={list.none} role="status">
      {t(`none.${why}`, { language: missed?.name ?? '' })}
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => show({ find: undefined, view: undefined, kind: undefined, after: undefined })}
      >
        {t('none.clear')}
      </button>
    </p>
  );
}
