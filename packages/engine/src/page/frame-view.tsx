import { ErrorPage } from './error-page.tsx';
import { FavouriteNotice } from './favourites/favourite-notice.tsx';
import type { PageData } from './page-data.ts';
import { SystemPage } from './system-page.tsx';

export interface FramePageProps {
  readonly data: Pick<PageData, 'system' | 'error' | 'notice'>;
}

/** A page of the product itself, an error without blocks, or what the site has to say above one: a chunk of its own, for few visitors ever see one. */
export function FramePage({ data: { system, error, notice } }: FramePageProps) {
  return (
    <>
      {notice ? <FavouriteNotice notice={notice} /> : null}
      {system ? <SystemPage view={system} /> : null}
      {error ? <ErrorPage status={error.status} message={error.message} /> : null}
    </>
  );
}
