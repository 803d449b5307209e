import type { textWithImage, SettingsOf } from '@boardwright/blocks-schema';
import type { CSSProperties } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { classNames } from '@boardwright/ui/class-names';
import { Picture } from '@boardwright/ui/picture';
import { readablePair } from '@boardwright/ui/readable-pair';
import { RichText } from '@boardwright/ui/rich-text';
import styles from './text-with-image.module.css';

type Settings = SettingsOf<typeof textWithImage>;

/**
 * A text beside or over a picture (specification §2 'text with image'): `card` is a band with the picture to the
 * window's edge, `card-container` the same inside the container (a panel once it has a ground), `poster` a panel over
 * the picture. Text always lies on a plain ground.
 */
export function TextWithImage({ settings, first }: BlockProps<Settings>) {
  const { headerText, text, image, layout } = settings;
  if (!headerText && !text && !image.src) return null;
  const className = classNames(
    styles.block,
    styles[layout],
    settings.imagePosition === 'left' && styles.imageLeft,
    settings.fullHeight && styles.fullHeight,
    styles[settings.verticalPosition],
    settings.backgroundColor && styles.coloured,
    !settings.backgroundColor && !settings.backgroundGradient && styles.plain,
    first && styles.first,
    !image.src && styles.noImage,
  );
  const Title = first ? 'h1' : 'h2';
  const textColumn = (
    <div className={styles.text}>
      {headerText && <Title>{headerText}</Title>}
      {text && <RichText html={text} />}
    </div>
  );
  return (
    <section className={className} style={colours(settings)}>
      <div className={styles.frame}>
        {image.src && (
          <div className={classNames(styles.media, styles[settings.backgroundSize])}>
            <Picture src={image.src} alt={image.alt} />
          </div>
        )}
        <div className={styles.words}>{textColumn}</div>
      </div>
    </section>
  );
}

/** What the admin chose, as the variables the style sheet reads; text that could not be read is black or white. */
function colours(settings: Settings): CSSProperties {
  const { backgroundColor, textColor, image } = settings;
  const focus = { '--focal': `${image.focalX}% ${image.focalY}%` };
  if (!backgroundColor && !textColor)
    return {
      ...focus,
      ...(settings.backgroundGradient && { '--ground-end': 'var(--primary-100)' }),
    } as CSSProperties;
  const { ground, groundEnd, ink, offInk } = readablePair(backgroundColor, textColor);
  return {
    ...focus,
    ...(backgroundColor && { '--ground': ground }),
    ...(settings.backgroundGradient && {
      '--ground-end': backgroundColor ? groundEnd : 'var(--primary-100)',
    }),
    '--ink': ink,
    '--off-ink': offInk,
  } as CSSProperties;
}
