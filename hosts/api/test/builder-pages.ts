import { randomUUID } from 'node:crypto';
import type { SiteDocument } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { ask } from './request.ts';
import { addAccounts, logIn } from './test-accounts.ts';
import { openTestApi, type TestApi } from './test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a page of a test is in each language. */
export const path = (name: string) => ({ path: { nl: name, en: name, ro: name } });

/** The API with an admin who builds site 18, for the tests of one file: what they ask, and what visitors are shown. */
export function openBuilder() {
  let api: TestApi;
  let bearer: string;
  beforeAll(async () => {
    api = await openTestApi();
    await addAccounts(api);
    bearer = await logIn(api, 'admin');
  });
  afterAll(() => api.close());
  /** After more time than a session lasts. */
  const logInAgain = async () => void (bearer = await logIn(api, 'admin'));

  const call = (
    method: Method,
    address: string,
    body?: object,
    more: { bearer?: string; host?: string } = {},
  ) => ask(api, `admin/v1/job-board-builder/${address}`, { method, bearer, ...more, ...(body && { body }) });
  const read = async (): Promise<SiteDocument> => (await call('GET', 'sites/18/document')).body.data;
  const visitorsPage = async (wanted: string | number, locale = 'NL') => {
    const { body } = await ask(api, `public/v1/job-board-builder/sites/18?locale=${locale}`);
    return body.data.pages.find(({ id, key }: { id: number; key: string }) => [id, key].includes(wanted));
  };
  const visitorsVersion = async () =>
    (await ask(api, 'public/v1/job-board-builder/sites/18')).body.data.version as number;

  const visitorsPages = async () =>
    (await ask(api, 'public/v1/job-board-builder/sites/18')).body.data.pages.length as number;

  const addPage = async (key = 'p-generic', more: object = {}) => {
    const { status, body } = await call('POST', 'pages', { uid: randomUUID(), key, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data as { page: SiteDocument['pages'][number]; blocks: SiteDocument['blocks'] };
  };
  const addBlock = async (page_id: number, order: number, title: string, more: object = {}) => {
    const { status, body } = await call('POST', 'blocks', {
      uid: randomUUID(),
      key: 'faq',
      page_id,
      order,
      settings: { NL: { version: 0, settings: { faq_title: title } } },
      ...more,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data as SiteDocument['blocks'][number];
  };
  const titles = async (pageId: number) => {
    const { pages, blocks } = await read();
    const byId = new Map(blocks.map((block) => [block.id, block]));
    return pages
      .find(({ id }) => id === pageId)
      ?.blocks.map((id) => byId.get(id))
      .filter((block) => block?.key === 'faq')
      .map((block) => block?.settings['NL']?.settings['faq_title']);
  };
  return {
    /** Only once the tests run. */
    api: () => api,
    bearer: () => bearer,
    logInAgain,
    call,
    read,
    visitorsPage,
    visitorsVersion,
    visitorsPages,
    addPage,
    addBlock,
    titles,
  };
}
