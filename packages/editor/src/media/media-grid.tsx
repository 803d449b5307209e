import type { MediaSummary } from '@boardwright/api-client/contract';
import { Film, Play } from 'lucide-react';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import { SortHead } from '../lists/sort-head.tsx';
import { PickBox, PickMark, PickPage } from '../lists/pick-box.tsx';
import type { Picked } from '../lists/use-picked.ts';
import { Acts } from '../ui/acts.tsx';
import { AltState } from './alt-state.tsx';
import { useDay } from '../lists/use-day.ts';
import styles from './media.module.css';
import { useMediaAddress } from './use-media-address.ts';
import { useMediaMessages } from './use-media-messages.ts';
import { useSizeWords } from './use-size-words.ts';
import { useVideoMessages } from './use-video-messages.ts';

interface PicturesProps {
  readonly pictures: readonly MediaSummary[];
  readonly picked: Picked;
}

/** Says where a picture stands: in how many places, or in none. */
function usePlacesWords(): (places: number) => string {
  const t = useMediaMessages();
  return (count) => (count === 0 ? t('unused') : t('places', { count }));
}

/** A picture in little, or a video by its poster; what it shows is said by its alt text, if it has one. */
export function Thumb({ picture }: { readonly picture: MediaSummary }) {
  if (picture.thumb_url === '')
    return (
      <span className={styles.thumb}>
        <Film size={20} strokeWidth={1.5} aria-hidden />
      </span>
    );
  return (
    <span className={styles.thumb}>
      {picture.kind === 'video' ? (
        <i className={styles.plays}>
          <Play size={14} aria-hidden />
        </i>
      ) : null}
      <img
        src={picture.thumb_url}
        alt=""
        loading="lazy"
        decoding="async"
        data-whole={picture.mime === 'image/svg+xml'}
        style={{ objectPosition: `${picture.focal_x}% ${picture.focal_y}%` }}
      />
    </span>
  );
}

/** The library as pictures; each opens its page. */
export function MediaGrid({ pictures, picked }: PicturesProps) {
  const t = useMediaMessages();
  const { changed } = useMediaAddress();
  const words = useVideoMessages();
  const placesOf = usePlacesWords();
  return (
    <ul className={styles.grid}>
      {pictures.map((picture, at) => (
        <li key={picture.id} data-picked={picked.keys.has(String(picture.id))}>
          <Acts>
            <PickMark
              className={styles.pick}
              label={t('many.pick', { name: picture.name })}
              at={at}
              isPicked={picked.keys.has(String(picture.id))}
              onPick={picked.pick}
            />
          </Acts>
          <Link data-row to={changed({ open: String(picture.id) })}>
            <Thumb picture={picture} />
            <b>{picture.name}</b>
            <small>
              {picture.kind === 'video' ? `${words('video')} · ` : null}
              {placesOf(picture.places)}
            </small>
            <AltState picture={picture} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The library as rows, to be compared by size and age. */
export function MediaRows({ pictures, picked }: PicturesProps) {
  const t = useMediaMessages();
  const day = useDay();
  const sizeOf = useSizeWords();
  const placesOf = usePlacesWords();
  const { changed, sort } = useMediaAddress();
  const head = {
    sort,
    to: (next: string) => changed({ sort: next === '-created_at' ? undefined : next, after: undefined }),
  } as const;
  return (
    <div className={list.scroll}>
      <table className={`${list.table} ${styles.rows}`}>
        <thead>
          <tr>
            <Acts>
              <PickPage label={t('many.pickPage')} picked={picked} />
            </Acts>
            <SortHead title={t('column.picture')} by="name" first="up" {...head} />
            <th scope="col" className={list.extra}>
              {t('column.places')}
            </th>
            <SortHead title={t('column.size')} className={list.number} by="size" first="down" {...head} />
            <SortHead
              title={t('column.added')}
              className={list.extra}
              by="created_at"
              first="down"
              {...head}
            />
          </tr>
        </thead>
        <tbody>
          {pictures.map((picture, at) => (
            <tr key={picture.id} data-picked={picked.keys.has(String(picture.id))}>
              <Acts>
                <PickBox
                  label={t('many.pick', { name: picture.name })}
                  at={at}
                  isPicked={picked.keys.has(String(picture.id))}
                  onPick={picked.pick}
                />
              </Acts>
              <td>
                <span className={styles.named}>
                  <Thumb picture={picture} />
                  <span>
                    <Link className={list.name} data-row to={changed({ open: String(picture.id) })}>
                      {picture.name}
                    </Link>
                    <AltState picture={picture} />
                  </span>
                </span>
              </td>
              <td className={list.extra}>{placesOf(picture.places)}</td>
              <td className={list.number}>{sizeOf(picture.size)}</td>
              <td className={list.extra}>{day(picture.created_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
