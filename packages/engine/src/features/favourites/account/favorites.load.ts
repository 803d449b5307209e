import type { Favourite } from '@boardwright/api-client/contract';
import type { FavouriteKind } from '../../../board/board-context.ts';
import type { JobCardJob } from '../../jobs/port.ts';
import type { PanelContext } from '../../../page/account/account-panel.ts';

export const favouriteKinds = ['job', 'organisation'] as const satisfies readonly FavouriteKind[];
/** Favourites on a page. */
const perPage = 10;

/** One row: what is kept, and under which number it is let go of. */
export interface FavouriteListRow {
  /** The favourite's own uuid. */
  readonly uuid: string;
  /** What the button names: a job's uuid, an organisation's number. */
  readonly of: string;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  /** A job's: for pay, hours and place. */
  readonly job?: Pick<
    JobCardJob,
    | 'organisation_name'
    | 'location_name'
    | 'remote'
    | 'location_type'
    | 'salary_min'
    | 'salary_max'
    | 'salary_type'
    | 'salary_text'
    | 'hours_min'
    | 'hours_max'
  >;
  /** A job that takes no applications any more. */
  readonly ended: boolean;
  /** An organisation's slogan and place. */
  readonly about: readonly string[];
}

export interface FavoritesData {
  readonly kind: FavouriteKind;
  readonly rows: readonly FavouriteListRow[];
  readonly counts: Readonly<Record<FavouriteKind, number>>;
  readonly page: number;
  readonly lastPage: number;
  /** What was let go of just now, so that it can be taken back. */
  readonly removed: string | undefined;
  readonly restored: boolean;
}

/** What one keeps, newest first: jobs and organisations apart, page by page. */
export async function loadFavorites(context: PanelContext): Promise<FavoritesData> {
  const { query } = context;
  const kind = query.get('kind') === 'organisation' ? 'organisation' : 'job';
  const other = kind === 'job' ? 'organisation' : 'job';
  const [own, rest] = await Promise.all([
    findPage(context, kind, pageOf(query)),
    context.api.favourites.findFavourites({
      query: { kind: other, page: 1, limit: 1 },
      signal: context.signal,
    }),
  ]);
  return {
    kind,
    rows: own.data.flatMap(favouriteListRow),
    counts: { [kind]: own.meta.total, [other]: rest.meta.total } as FavoritesData['counts'],
    page: own.meta.page,
    lastPage: own.meta.last_page,
    removed: removedOf(query),
    restored: query.get('done') === 'restored',
  };
}

/** A page; the last one where the address names one further, as after the last row of it was let go of. */
async function findPage({ api, signal }: PanelContext, kind: FavouriteKind, page: number) {
  const find = (wanted: number) =>
    api.favourites.findFavourites({ query: { kind, with: kind, page: wanted, limit: perPage }, signal });
  const found = await find(page);
  return page > found.meta.last_page ? find(found.meta.last_page) : found;
}

function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}

function removedOf(query: URLSearchParams): string | undefined {
  const removed = query.get('removed') ?? '';
  return /^[0-9a-f-]{1,36}$/i.test(removed) ? removed : undefined;
}

/** A favourite as a row; nothing where what it names is gone. */
export function favouriteListRow({
  uuid,
  job,
  job_uuid,
  organisation,
  organisation_id,
}: Favourite): readonly FavouriteListRow[] {
  if (job && job_uuid !== null)
    return [
      {
        uuid,
        of: job_uuid,
        name: job.title,
        slug: job.slug,
        logo: job.show_logo ? job.logo : null,
        job: {
          organisation_name: job.organisation_name,
          location_name: job.location_name,
          remote: job.remote,
          location_type: job.location_type,
          salary_min: job.salary_min,
          salary_max: job.salary_max,
          salary_type: job.salary_type,
          salary_text: job.salary_text,
          hours_min: job.hours_min,
          hours_max: job.hours_max,
        },
        ended: job.status === 'expired',
        about: [],
      },
    ];
  if (organisation && organisation_id !== null)
    return [
      {
        uuid,
        of: String(organisation_id),
        name: organisation.name,
        slug: organisation.slug,
        logo: organisation.logo,
        ended: false,
        about: [organisation.slogan, organisation.location_hq].flatMap((text) => (text ? [text] : [])),
      },
    ];
  return [];
}
