import type { MediaPicture } from '@boardwright/api-client/contract';
import { Film } from 'lucide-react';
import { useRef } from 'react';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { Acts } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import { LibraryButton } from '../widgets/picture-library.tsx';
import { useMediaApi } from './media-api.ts';
import styles from './media.module.css';
import { useVideoMessages } from './use-video-messages.ts';
import { frameOf } from './video-frame.ts';

interface VideoViewProps {
  readonly video: MediaPicture;
  /** The address of the poster as it is written; empty: none. */
  readonly poster: string;
  readonly onPoster: (url: string) => void;
}

/** The video itself, as it plays, and the picture that stands for it. */
export function VideoView({ video, poster, onPoster }: VideoViewProps) {
  const t = useVideoMessages();
  const api = useMediaApi();
  const { languages, own } = useSiteLanguages();
  const player = useRef<HTMLVideoElement>(null);
  const { refused, refuse, attempt } = useAttempt({ alone: true });
  const take = () =>
    attempt(async () => {
      const base = video.name.replace(/\.[a-z0-9]{1,5}$/i, '');
      const frame = player.current ? await frameOf(player.current, `${base} ${t('poster.name')}`) : undefined;
      if (!frame) return refuse(t('poster.frameFailed'));
      onPoster((await api.upload(frame)).url);
    });
  return (
    <div className={styles.view}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those it has are below it, and where it has none they are added */}
      <video
        ref={player}
        className={styles.player}
        controls
        preload="metadata"
        src={video.url}
        aria-label={video.alt[own] || video.name}
        {...(poster !== '' && { poster })}
      >
        {video.captions.map(({ language, url }) => (
          <track
            key={url}
            kind="captions"
            src={url}
            srcLang={language}
            label={languages.find(({ code }) => code === language)?.name ?? language}
          />
        ))}
      </video>
      <section className={styles.poster} aria-label={t('poster.title')}>
        {poster === '' ? (
          <span className={styles.thumb}>
            <Film size={20} strokeWidth={1.5} aria-hidden />
          </span>
        ) : (
          <span className={styles.thumb}>
            <img src={poster} alt={t('poster.alt')} />
          </span>
        )}
        <div>
          <b>{t('poster.title')}</b>
          <p className={styles.hint}>{t(poster === '' ? 'poster.none' : 'poster.hint')}</p>
          <Acts>
            <p className={styles.posterActs}>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                title={t('poster.frameHint')}
                onClick={() => void take()}
              >
                {t('poster.frame')}
              </button>
              <LibraryButton
                className={`${controls.button} ${controls.secondary}`}
                onChoose={({ url }) => onPoster(url)}
              />
              {poster === '' ? null : (
                <button
                  type="button"
                  className={`${controls.button} ${controls.secondary}`}
                  onClick={() => onPoster('')}
                >
                  {t('poster.remove')}
                </button>
              )}
            </p>
          </Acts>
          {refused === undefined ? null : <Problem text={refused} />}
        </div>
      </section>
    </div>
  );
}
