import type { MediaPlace } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import { Section } from '../lists/section.tsx';
import record from '../lists/record.module.css';
import { useBlockTitle } from '../workbench/use-block-title.ts';
import { useMediaMessages } from './use-media-messages.ts';

/** Where something that shows a picture is changed; undefined where that is no address. */
function addressOf({ kind, id, page_id: page }: MediaPlace): string | undefined {
  switch (kind) {
    case 'block':
      return page === null ? '/' : `/?page=${page}&block=${id}`;
    case 'page':
      return `/?page=${page}`;
    case 'site':
      return '/settings';
    case 'article':
      return `/content?part=articles&open=${id}`;
    case 'landing_page':
      return `/content?part=landing-pages&open=${id}`;
    case 'video':
      return `/media?open=${id}`;
    case 'company':
      return `/companies?open=${id}`;
    case 'preset':
      return undefined;
  }
}

interface PlacesProps {
  readonly places: readonly MediaPlace[];
}

/** Everything that shows a picture, as a part of a page. */
export function PicturePlaces({ places }: PlacesProps) {
  const t = useMediaMessages();
  return (
    <Section title={t('usedIn')} about={places.length === 0 ? t('nowhere') : undefined}>
      <PlaceList places={places} />
    </Section>
  );
}

/** Everything that shows a picture; each leads to where it is changed. */
export function PlaceList({ places }: PlacesProps) {
  const t = useMediaMessages();
  const blockTitle = useBlockTitle();
  const nameOf = ({ kind, id, title, page_id: page }: MediaPlace): string => {
    if (kind !== 'block') return t(`place.${kind}`, { title, page: title });
    const block = blockTitle(id ?? 0) ?? t('place.someBlock');
    return page === null ? t('place.sharedBlock', { block }) : t('place.block', { page: title, block });
  };
  return (
    <ul className={record.entries}>
      {places.map((place) => {
        const address = addressOf(place);
        const name = nameOf(place);
        return (
          <li key={`${place.kind} ${place.id} ${place.language}`}>
            {address === undefined ? name : <Link to={address}>{name}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
