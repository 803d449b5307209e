import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import Play from 'lucide-react/icons/play';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { Picture } from '@boardwright/ui/picture';
import { RichText } from '@boardwright/ui/rich-text';
import type { OrganisationPart } from './organisation-data.ts';
import type { StoryPart } from './organisation-view.ts';
import styles from './organisation.module.css';

/** What it tells of itself, in the order it chose. */
export function CompanyStory({ data, t }: OrganisationPart) {
  const { organisation } = data;
  return (
    <div className={styles.story}>
      {organisation.about !== null && (
        <section>
          <h2 className={styles.heading}>{t('about', { organisation: organisation.name })}</h2>
          <RichText html={organisation.about} />
        </section>
      )}
      {organisation.story.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part has no identity of its own, and the order never changes on a page
        <Part key={index} part={part} name={organisation.name} t={t} />
      ))}
    </div>
  );
}

interface PartProps extends Pick<OrganisationPart, 't'> {
  readonly part: StoryPart;
  readonly name: string;
}

function Part({ part, name, t }: PartProps) {
  switch (part.type) {
    case 'text':
      return <RichText html={part.html} />;
    case 'benefit':
      return (
        <section>
          <h2 className={styles.heading}>{t('benefits')}</h2>
          <ul className={styles.benefits}>
            {part.items.map((benefit) => (
              <li key={benefit}>
                <Icon icon={Check} />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        </section>
      );
    case 'image':
      return (
        <ul className={styles.pictures} aria-label={t('pictures', { organisation: name })}>
          {part.items.map((src, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same picture may come twice
            <li key={index}>
              <Picture src={src} alt="" fit="cover" width={720} height={480} />
            </li>
          ))}
        </ul>
      );
    case 'location':
      return <Locations places={part.items} t={t} />;
    case 'video':
      return <Videos videos={part.items} t={t} />;
  }
}

/** Each leads to a map elsewhere: nothing of one is loaded here. */
function Locations({ places, t }: Pick<OrganisationPart, 't'> & { readonly places: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{t('locations')}</h2>
      <ul className={styles.rows}>
        {places.map((place) => (
          <li key={place}>
            <Link
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
              newTab
              rel="nofollow noopener"
              aria-label={t('map', { place })}
            >
              <Icon icon={MapPin} />
              <span>{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type VideosProps = Pick<OrganisationPart, 't'> & {
  readonly videos: Extract<StoryPart, { type: 'video' }>['items'];
};

/** Links, not players: another host's player would follow who watches, consent or not. */
function Videos({ videos, t }: VideosProps) {
  return (
    <ul className={styles.rows}>
      {videos.map(({ href, host }) => (
        <li key={href}>
          <Link href={href} newTab rel="nofollow noopener">
            <Icon icon={Play} />
            <span>
              <b>{t('video')}</b> <span className="muted">{t('onHost', { host })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
