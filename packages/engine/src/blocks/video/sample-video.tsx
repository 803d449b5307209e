import type { SettingsOf, video } from '@boardwright/blocks-schema';
import type { CSSProperties } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import type { Translate } from '@boardwright/ui/translate';
import { ContentSection } from '../../page/content-section/content-section.tsx';
import type { VideoKey } from './video.messages.ts';
import styles from './video.module.css';

interface SampleVideoProps {
  readonly settings: SettingsOf<typeof video>;
  readonly t: Translate<VideoKey>;
  readonly first: boolean;
}

/** What stands in for a video on the canvas until one is chosen, in its shape and under its words. */
export function SampleVideo({ settings: { title, text, ratio }, t, first }: SampleVideoProps) {
  return (
    <ContentSection heading={title || t('sample.title')} first={first} isSample>
      <div
        className={classNames(styles.frame, ratio === '9:16' && styles.upright)}
        style={{ '--ratio': ratio.replace(':', ' / ') } as CSSProperties}
      >
        <div className={styles.area}>
          <svg
            viewBox="0 0 640 360"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            focusable="false"
          >
            <path fill="var(--primary-100)" d="M0 0h640v360H0z" />
            <circle fill="var(--secondary-300)" cx="480" cy="96" r="44" />
            <path fill="var(--primary-300)" d="M0 260 150 150l110 80 140-130 240 180v80H0z" />
            <path fill="var(--primary-400)" d="M0 310c140-60 270 24 410-24 90-30 160-16 230 6v68H0z" />
            <circle fill="var(--primary)" cx="320" cy="180" r="44" />
            <path fill="var(--on-primary)" d="m306 156 40 24-40 24z" />
          </svg>
        </div>
      </div>
      <p className={styles.text}>{text || t('sample.text')}</p>
    </ContentSection>
  );
}
