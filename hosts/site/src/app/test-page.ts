import type { StoredPage } from '@boardwright/api-client/contract';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { toWire } from '@boardwright/blocks-schema';
import { isFooter, type ReadPage } from '@boardwright/engine';
import type { Client } from '@boardwright/api-client';
import { engine } from '../engine.ts';
import type { SiteView } from './site-view.ts';

/** `/test-page`: every block with every fixture, with this board's own jobs (specification §2 'Client routes'). */
export function testPage(view: SiteView): { readonly page: StoredPage; readonly read: ReadPage } {
  const fixtures = Object.entries(coreFixtures).flatMap(([key, named]) =>
    Object.values(named).map((fixture) => ({ key, fixture })),
  );
  const blocks = fixtures.map(({ key, fixture }, index) => ({
    id: index + 1,
    key,
    order: key === 'navbar' ? -1 : isFooter(key) ? fixtures.length + index : index,
    page_id: 0,
    isGlobal: false,
    settingsId: null,
    settingsVersion: fixture.version ?? engine.blocks.get(key)?.schema.version ?? 0,
    settings: toWire(key, fixture.settings as Record<string, unknown>),
  }));
  const page: StoredPage = {
    id: -1,
    key: 'p-test',
    path: Object.fromEntries(view.locales.map((locale) => [locale, 'test-page'])),
    settings: { page_label: 'Test page', page_title: 'Test page' },
    blocks,
  };
  return { page, read: view.read(page) };
}

/** The address a details block of the test page shows: the board's first job. Undefined on a board without jobs. */
export async function testSlug(
  view: SiteView,
  api: Client,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { data } = await api.jobs.findBoardJobs({
    params: { boardId: view.site.job_board_id },
    query: { limit: 1 },
    signal,
  });
  return data[0]?.slug;
}
