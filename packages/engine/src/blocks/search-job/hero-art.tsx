import type { searchJob, SettingsOf } from '@boardwright/blocks-schema';
import type { CSSProperties } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import { isDrawing, Picture } from '@boardwright/ui/picture';
import styles from './hero-art.module.css';

interface HeroArtProps {
  readonly image: SettingsOf<typeof searchJob>['image'];
  readonly size: SettingsOf<typeof searchJob>['backgroundSize'];
}

/**
 * The picture of the hero. A drawing hangs on the right-hand bottom corner and keeps its shape, its land runs on to the
 * left; a photo fills the right half. Below 1200 px both are a band under the text: no word ever lies on a photo.
 */
export function HeroArt({ image, size }: HeroArtProps) {
  if (!image.src) return null;
  const focus = { '--focal': `${image.focalX}% ${image.focalY}%` } as CSSProperties;
  const kind = isDrawing(image.src) ? styles.drawing : styles.photo;
  return (
    <div className={classNames(styles.art, kind, styles[size])} style={focus}>
      <Picture src={image.src} alt={image.alt} loading="eager" />
    </div>
  );
}
