import type { gallery, SettingsOf } from '@boardwright/blocks-schema';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import { Picture } from '@boardwright/ui/picture';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import type { GalleryKey } from './gallery.messages.ts';
import styles from './gallery.module.css';
import { SamplePicture } from './sample-picture.tsx';

type Settings = SettingsOf<typeof gallery>;

/** Pictures with their captions: in a grid, around a large one, or in a strip that slides. */
export function Gallery({ settings, t, first }: BlockProps<Settings, undefined, GalleryKey>) {
  const { layout, ratio } = settings;
  const written = settings.pictures.filter(({ picture }) => picture.src);
  const isSample = useSample(written.length === 0);
  if (written.length === 0 && !isSample) return null;
  const figures = isSample
    ? [t('sample.one'), t('sample.two'), t('sample.three')].map((caption, at) => (
        <GalleryFigure key={caption} caption={caption}>
          <SamplePicture at={at} />
        </GalleryFigure>
      ))
    : written.map(({ picture, caption }, index) => (
        <GalleryFigure key={index} caption={caption} focal={`${picture.focalX}% ${picture.focalY}%`}>
          <Picture src={picture.src} alt={picture.alt} fit="cover" />
        </GalleryFigure>
      ));
  const list = <ul className={classNames(styles.pictures, styles[layout])}>{figures}</ul>;
  const heading = settings.heading || (isSample ? t('sample.heading') : '');
  return (
    <ContentSection heading={heading} subheading={settings.subheading} first={first} isSample={isSample}>
      <div style={{ '--ratio': ratio.replace(':', ' / ') } as CSSProperties}>
        {layout === 'strip' ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what slides can be slid by the keys as well
          <div className={styles.slide} role="region" aria-label={t('strip')} tabIndex={0}>
            {list}
          </div>
        ) : (
          list
        )}
      </div>
    </ContentSection>
  );
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
