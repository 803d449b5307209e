import { linkedVideo, type SettingsOf, type video } from '@boardwright/blocks-schema';
import { type CSSProperties, useId } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import { Link } from '@boardwright/ui/link';
import { linkKind } from '@boardwright/ui/link-kind';
import { SectionHead } from '@boardwright/ui/section-head';
import type { BlockProps } from '../../board/define-block.ts';
import { languageName } from '../../page/language-switcher/language-name.ts';
import { LinkedPlayer } from './linked-player.tsx';
import { useSample } from '../../page/content-section/content-section.tsx';
import { SampleVideo } from './sample-video.tsx';
import type { VideoData } from './video.load.ts';
import type { VideoKey } from './video.messages.ts';
import styles from './video.module.css';

type Props = BlockProps<SettingsOf<typeof video>, VideoData, VideoKey>;

/** A video of the library, which a browser plays by itself, or one elsewhere, which waits for a press. */
export function Video({ settings, data, t, first }: Props) {
  const titleId = useId();
  const { title, text, source, file, link, poster, ratio } = settings;
  const linked = source === 'link' ? linkedVideo(link) : undefined;
  const isFile = source === 'file' && file !== '' && linkKind(file) !== 'unsafe';
  const isSample = useSample(!linked && !isFile);
  if (isSample) return <SampleVideo settings={settings} t={t} first={first} />;
  if (!linked && !isFile) return null;
  const name = title || data?.video?.about || t('player');
  const posterUrl = poster.src || data?.video?.poster_url || '';
  const style = {
    '--ratio': ratio.replace(':', ' / '),
    '--focal': `${poster.focalX}% ${poster.focalY}%`,
  } as CSSProperties;
  return (
    <section className="section" {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': name })}>
      <div className="container">
        {title ? <SectionHead id={titleId} level={first ? 1 : 2} title={title} /> : null}
        <div className={classNames(styles.frame, ratio === '9:16' && styles.upright)} style={style}>
          {linked ? (
            <LinkedPlayer video={linked} poster={posterUrl} posterAlt={poster.alt} name={name} t={t} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- an admin adds them in the library: those there are follow
            <video
              className={styles.area}
              controls
              preload="none"
              playsInline
              src={file}
              aria-label={name}
              {...(posterUrl !== '' && { poster: posterUrl })}
            >
              {data?.video?.captions.map(({ language, url }) => (
                <track
                  key={language}
                  kind="captions"
                  src={url}
                  srcLang={language}
                  label={languageName(language)}
                />
              ))}
              <Link href={file}>{t('download')}</Link>
            </video>
          )}
        </div>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
    </section>
  );
}
