import type { map, SettingsOf } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import { Link } from '@boardwright/ui/link';
import { pagePath, useBoard } from '../../board/board-context.ts';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import { writeSearchAddress } from '../../search/search-address.ts';
import { emptySearch } from '../../search/job-search.ts';
import { type DrawnPlace, MapDrawing } from './map-drawing.tsx';
import type { MapData } from './map.load.ts';
import type { MapKey } from './map.messages.ts';
import styles from './map.module.css';

type Settings = SettingsOf<typeof map>;
type Props = BlockProps<Settings, MapData, MapKey>;
type Located = MapData['located'];

/** What an example shows. */
const samplePlaces: Located = {
  Groningen: { lat: 53.2192, lon: 6.5667, country_code: 'NL' },
  Leeuwarden: { lat: 53.2, lon: 5.7833, country_code: 'NL' },
  Assen: { lat: 52.9967, lon: 6.5625, country_code: 'NL' },
};

/** Places on a map that the site draws itself, and the same places as a list, which is all that is read out. */
function MapOfPlaces({ settings, data, t, first }: Props) {
  const written = settings.places.filter(({ name }) => name.trim());
  const isSample = useSample(written.length === 0);
  if (written.length === 0 && !isSample) return null;
  const located = isSample ? samplePlaces : data.located;
  const listed = isSample
    ? Object.keys(samplePlaces).map((name) => ({ name, text: t('sample.text') }))
    : written;
  const drawn = listed.flatMap(({ name }, index): DrawnPlace[] => {
    const place = locationOf(located, name);
    return place ? [{ ...place, number: index + 1 }] : [];
  });
  return (
    <ContentSection
      heading={settings.heading || (isSample ? t('sample.heading') : '')}
      subheading={settings.subheading}
      first={first}
      isSample={isSample}
    >
      <div className={classNames(styles.map, drawn.length > 0 && styles[settings.layout])}>
        {drawn.length > 0 ? <MapDrawing places={drawn} /> : null}
        <ol className={styles.list} aria-label={t('places')}>
          {listed.map((place, index) => (
            <ListedPlace
              key={index}
              {...place}
              number={index + 1}
              location={locationOf(located, place.name)}
              hasLink={settings.links === 'jobs'}
              t={t}
            />
          ))}
        </ol>
      </div>
    </ContentSection>
  );
}

/** By the name as the load asked for it. */
const locationOf = (located: Located, name: string): Located[string] | undefined =>
  located[name.replaceAll('|', ' ').trim()];

interface ListedPlaceProps extends Pick<Props, 't'> {
  readonly name: string;
  readonly text: string;
  readonly number: number;
  readonly location: Located[string] | undefined;
  readonly hasLink: boolean;
}

function ListedPlace({ name, text, number, location, hasLink, t }: ListedPlaceProps) {
  const board = useBoard();
  const search = { ...emptySearch, location_name: name, lat: location?.lat, lon: location?.lon };
  return (
    <li className={styles.place}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        {text ? <p className={styles.text}>{text}</p> : null}
        {location && hasLink ? (
          <p>
            <Link href={pagePath(board, 'p-job-list') + writeSearchAddress(search)}>
              {t('jobs', { place: name })}
            </Link>
          </p>
        ) : null}
        {!location && board.layout === 'editor' ? (
          <p className={styles.unknown}>{t('sample.unknown')}</p>
        ) : null}
      </div>
    </li>
  );
}

export { MapOfPlaces as Map };
