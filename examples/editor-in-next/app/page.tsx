import { findPage } from '@boardwright/editor/find-page';
import { kinds } from './kinds';
import { PageOfBlocks } from './page-of-blocks';
import { readSite } from './site/stored-site';

export const dynamic = 'force-dynamic';

/** The front page of this application, as it was edited. */
export default async function FrontPage() {
  const page = findPage(await readSite(), '/', kinds);
  return (
    <>
      {page && <PageOfBlocks page={page} />}
      <a href="/edit">Edit</a>
    </>
  );
}
