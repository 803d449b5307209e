import { type LinkedVideo, videoConsent } from '@boardwright/blocks-schema';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { Picture } from '@boardwright/ui/picture';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../board/board-context.ts';
import { postConsent, settingsId } from '../../page/consent/consent-form.ts';
import { useScriptsRun } from '../../page/forms/use-scripts-run.ts';
import { playerOf } from './player-of.ts';
import type { VideoKey } from './video.messages.ts';
import styles from './video.module.css';

interface LinkedPlayerProps {
  readonly video: LinkedVideo;
  readonly poster: string;
  readonly posterAlt: string;
  /** What the player is called. */
  readonly name: string;
  readonly t: Translate<VideoKey>;
}

/** Has the visitor's choice remembered, beside what they chose of cookies. */
function rememberChoice(): void {
  const body = new URLSearchParams({ choice: 'add', accept: videoConsent });
  // Policy: the video plays at the press; what could not be remembered is asked again.
  postConsent(body).catch(() => undefined);
}

/**
 * A video of somebody else. Nothing of theirs is loaded before the visitor presses play, which says who receives what;
 * without scripts a link leads to its page.
 */
export function LinkedPlayer({ video, poster, posterAlt, name, t }: LinkedPlayerProps) {
  const { consent } = useBoard();
  const [isPlaying, setIsPlaying] = useState(false);
  const areScriptsRunning = useScriptsRun();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const hasAgreed = consent.state === 'all' || consent.accepted.includes(videoConsent);
  const { service, owner, embed, page } = playerOf(video);
  if (isPlaying)
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its scripts and its own origin; it stands on another one than the site
      <iframe
        ref={frame}
        className={styles.area}
        src={embed}
        title={name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <div className={styles.area}>
      {poster === '' ? null : <Picture src={poster} alt={posterAlt} />}
      <div className={styles.note}>
        {areScriptsRunning ? (
          <button
            type="button"
            className={styles.play}
            onClick={() => {
              setIsPlaying(true);
              if (!hasAgreed) rememberChoice();
            }}
          >
            <Icon icon={Play} />
            {t('play')}
          </button>
        ) : null}
        <p>{hasAgreed ? t('agreed', { service }) : t('asks', { service, owner })}</p>
        <p className={styles.links}>
          <Link href={page} newTab rel="nofollow noopener">
            {t('watch', { service })}
          </Link>
          {hasAgreed ? <a href={`#${settingsId}`}>{t('change')}</a> : null}
        </p>
      </div>
    </div>
  );
}
