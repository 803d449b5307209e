import type { figures, SettingsOf } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import type { Translate } from '@boardwright/ui/translate';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import type { FiguresKey } from './figures.messages.ts';
import styles from './figures.module.css';

type Settings = SettingsOf<typeof figures>;
type Figure = Settings['figures'][number];

/** Numbers with what they count: terms and their values, of which one sees the value first. */
export function Figures({ settings, t, first }: BlockProps<Settings, undefined, FiguresKey>) {
  const written = settings.figures.filter(({ value }) => value);
  const isSample = useSample(written.length === 0);
  if (written.length === 0 && !isSample) return null;
  const rendered = isSample ? samples(t) : written;
  return (
    <ContentSection
      heading={settings.heading || (isSample ? t('sample.heading') : '')}
      subheading={settings.subheading}
      first={first}
      isSample={isSample}
    >
      <dl className={classNames(styles.figures, styles[settings.layout])}>
        {rendered.map(({ value, label, note }, index) => (
          <div key={index} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={classNames(styles.value, value.length > 10 && styles.long)}>{value}</dd>
            {note ? <dd className={styles.note}>{note}</dd> : null}
          </div>
        ))}
      </dl>
    </ContentSection>
  );
}

const samples = (t: Translate<FiguresKey>): readonly Figure[] => [
  { value: t('sample.jobs'), label: t('sample.jobsLabel'), note: '' },
  { value: t('sample.employers'), label: t('sample.employersLabel'), note: '' },
  { value: t('sample.days'), label: t('sample.daysLabel'), note: '' },
];
