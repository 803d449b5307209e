import type { SettingsOf, team } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import type { Translate } from '@boardwright/ui/translate';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import { type Person, PersonCard } from './person-card.tsx';
import type { TeamKey } from './team.messages.ts';
import styles from './team.module.css';

/** People with their pictures, as portraits beside each other or as rows with a text. */
export function Team({ settings, t, first }: BlockProps<SettingsOf<typeof team>, undefined, TeamKey>) {
  const written = settings.people.filter(({ name }) => name);
  const isSample = useSample(written.length === 0);
  if (written.length === 0 && !isSample) return null;
  const people: readonly Person[] = isSample ? samples(t) : written;
  return (
    <ContentSection
      heading={settings.heading || t('heading')}
      subheading={settings.subheading}
      first={first}
      isSample={isSample}
    >
      <ul className={classNames(styles.people, styles[settings.layout])}>
        {people.map((person, index) => (
          <PersonCard key={index} person={person} level={first ? 2 : 3} />
        ))}
      </ul>
    </ContentSection>
  );
}

const samples = (t: Translate<TeamKey>): readonly Person[] => [
  { name: t('sample.one'), role: t('sample.oneRole') },
  { name: t('sample.two'), role: t('sample.twoRole') },
  { name: t('sample.three'), role: t('sample.threeRole') },
  { name: t('sample.four'), role: t('sample.fourRole') },
];
