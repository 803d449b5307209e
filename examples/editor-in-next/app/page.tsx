import { readSite } from './site/stored-site';

export const dynamic = 'force-dynamic';

/** The front page of this application, with the headline that is edited. */
export default async function FrontPage() {
  const [page] = (await readSite()).pages;
  const title = page?.blocks.find(({ key }) => key === 'acme/greeting')?.settings['en']?.['title'];
  return (
    <main>
      <h1>{String(title)}</h1>
      <a href="/edit">Edit</a>
    </main>
  );
}
