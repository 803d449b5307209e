import type { SiteContent } from '@boardwright/editor/save-to-content';
import { readFile, writeFile } from 'node:fs/promises';

const file = process.env['SITE_FILE'] ?? 'site.json';

const begin: SiteContent = {
  name: 'Greetings',
  languages: ['en'],
  pages: [
    {
      id: 1,
      kind: 'p-home',
      path: { en: '' },
      texts: { en: { page_label: 'Home' } },
      blocks: [{ id: 1, key: 'acme/greeting', settings: { en: { title: 'Hello' } } }],
    },
  ],
};

/** The site, in a file in place of a database. */
export async function readSite(): Promise<SiteContent> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? begin : (JSON.parse(text) as SiteContent);
}

export const writeSite = (site: SiteContent): Promise<void> => writeFile(file, JSON.stringify(site));
