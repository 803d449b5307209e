import type { gallery, SettingsOf } from '@boardwright/blocks-schema';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import { linkKind } from '@boardwright/ui/link-kind';
import { isDrawing, Picture } from '@boardwright/ui/picture';
import type { Translate } from '@boardwright/ui/translate';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import { loadPart } from '../../page/load-part.ts';
import type { GalleryKey } from './gallery.messages.ts';
import styles from './gallery.module.css';
import type { PictureViewer } from './picture-viewer.tsx';
import { SamplePicture } from './sample-picture.tsx';

type Settings = SettingsOf<typeof gallery>;
type Item = Settings['pictures'][number];

/** Pictures with their captions: in a grid, around a large one, or in a strip that slides. */
export function Gallery({ settings, t, first }: BlockProps<Settings, undefined, GalleryKey>) {
  const { layout, ratio } = settings;
  const written = settings.pictures.filter(({ picture }) => picture.src);
  const isSample = useSample(written.length === 0);
  const { enlarge, viewer } = useViewer(written.filter(isEnlargeable), t);
  if (written.length === 0 && !isSample) return null;
  const figures = isSample
    ? [t('sample.one'), t('sample.two'), t('sample.three')].map((caption, at) => (
        <GalleryFigure key={caption} caption={caption}>
          <SamplePicture at={at} />
        </GalleryFigure>
      ))
    : written.map((item, index) => {
        const { picture, caption } = item;
        const image = <Picture src={picture.src} alt={picture.alt} fit="cover" />;
        return (
          <GalleryFigure key={index} caption={caption} focal={`${picture.focalX}% ${picture.focalY}%`}>
            {isEnlargeable(item) ? (
              <a
                className={styles.enlarge}
                href={picture.src}
                aria-label={nameOfLink(item, index, t)}
                onClick={(event) => {
                  // A tab or a window of its own is the browser's.
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  void enlarge(item, picture.src);
                }}
              >
                {image}
              </a>
            ) : (
              image
            )}
          </GalleryFigure>
        );
      });
  const list = <ul className={classNames(styles.pictures, styles[layout])}>{figures}</ul>;
  const heading = settings.heading || (isSample ? t('sample.heading') : '');
  return (
    <ContentSection heading={heading} subheading={settings.subheading} first={first} isSample={isSample}>
      <div style={{ '--ratio': ratio.replace(':', ' / ') } as CSSProperties}>
        {layout === 'strip' ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what slides can be slid by the keys as well
          <div className={styles.slide} role="group" aria-label={heading || t('strip')} tabIndex={0}>
            {list}
          </div>
        ) : (
          list
        )}
      </div>
      {viewer}
    </ContentSection>
  );
}

/** A photo can be seen whole and large; a drawing of the site is part of the page. */
const isEnlargeable = ({ picture: { src } }: Item): boolean => !isDrawing(src) && linkKind(src) !== 'unsafe';

function nameOfLink({ picture, caption }: Item, index: number, t: Translate<GalleryKey>): string {
  const name = picture.alt || caption;
  return name ? t('enlarge', { name }) : t('enlargeNumber', { number: index + 1 });
}

/**
 * The pictures seen large, fetched by who asks for it.
 * @returns `enlarge` opens one of them; the browser goes to its address where the viewer does not come
 */
function useViewer(pictures: readonly Item[], t: Translate<GalleryKey>) {
  const [Viewer, setViewer] = useState<typeof PictureViewer>();
  const [at, setAt] = useState<number>();
  const enlarge = async (item: Item, address: string): Promise<void> => {
    // Policy: without the part the link does what it does without scripts.
    const part = Viewer
      ? undefined
      : await loadPart(() => import('./picture-viewer.tsx')).catch(() => undefined);
    if (!Viewer && !part) {
      location.assign(address);
      return;
    }
    if (part) setViewer(() => part.PictureViewer);
    setAt(pictures.indexOf(item));
  };
  const viewer =
    Viewer && at !== undefined && pictures.length > 0 ? (
      <Viewer pictures={pictures} at={at} t={t} onStep={setAt} onClose={() => setAt(undefined)} />
    ) : null;
  return { enlarge, viewer };
}

interface GalleryFigureProps {
  readonly caption: string;
  readonly focal?: string;
  readonly children: ReactNode;
}

function GalleryFigure({ caption, focal, children }: GalleryFigureProps) {
  return (
    <li className={styles.item} {...(focal && { style: { '--focal': focal } as CSSProperties })}>
      <figure className={styles.figure}>
        <div className={styles.picture}>{children}</div>
        {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
      </figure>
    </li>
  );
}
