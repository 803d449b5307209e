import type { SettingsOf, timeline } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import type { Translate } from '@boardwright/ui/translate';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import type { TimelineKey } from './timeline.messages.ts';
import styles from './timeline.module.css';

type Settings = SettingsOf<typeof timeline>;
type Moment = Settings['moments'][number];

/** Moments in their order along a line, each with when it is or with its number. */
export function Timeline({ settings, t, first }: BlockProps<Settings, undefined, TimelineKey>) {
  const written = settings.moments.filter(({ title, text }) => title || text);
  const isSample = useSample(written.length === 0);
  if (written.length === 0 && !isSample) return null;
  const moments = isSample ? samples(t) : written;
  const heading = settings.heading || (isSample ? t('sample.heading') : '');
  const Title = `h${heading && !first ? 3 : 2}` as const;
  return (
    <ContentSection heading={heading} subheading={settings.subheading} first={first} isSample={isSample}>
      <ol className={classNames(styles.moments, styles[settings.layout])}>
        {moments.map(({ when, title, text }, index) => (
          <li key={index} className={classNames(styles.moment, !when && styles.numbered)}>
            <p className={styles.when} aria-hidden={when ? undefined : true}>
              {when || index + 1}
            </p>
            <div className={styles.words}>
              {title ? <Title className={styles.title}>{title}</Title> : null}
              {text ? <p className={styles.text}>{text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </ContentSection>
  );
}

const samples = (t: Translate<TimelineKey>): readonly Moment[] => [
  { when: '', title: t('sample.one'), text: t('sample.oneText') },
  { when: '', title: t('sample.two'), text: t('sample.twoText') },
  { when: '', title: t('sample.three'), text: t('sample.threeText') },
];
