import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import type { Server } from './servers.ts';
import { firstHeading, paragraphs, viewport, type Side } from './editor.sides.ts';

const account = { email: 'admin@demo.test', password: 'boardwright-demo' } as const;
const locale = 'nl';
const kind = 'text-with-image';

interface Made {
  readonly page: { readonly id: number; readonly blocks: readonly number[] };
}
type Call = <Answer>(path: string, body?: unknown, method?: 'POST' | 'DELETE') => Promise<Answer>;

/** Calls the API as the demo's admin. */
async function openApi(address: string): Promise<Call> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call: Call = async <Answer>(path: string, body: unknown, method = 'POST') => {
    const answer = await fetch(`${address}/api/admin/v1${path}`, {
      method,
      headers,
      body: JSON.stringify(body ?? {}),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : (JSON.parse(text) as { readonly data: Answer }).data) as Answer;
  };
  const { token } = await call<{ readonly token: string }>('/login', account);
  headers['authorization'] = `Bearer ${token}`;
  return call;
}

/** What the browser keeps of a login by hand. */
async function logIn(browser: Browser, address: string) {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(`${address}/admin`);
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: /^Page: / }).waitFor();
  const state = await page.context().storageState();
  await page.close();
  return state;
}

const settings = (key: string, values: Readonly<Record<string, unknown>>) => ({
  NL: {
    version: 1,
    settings: Object.fromEntries(Object.entries(values).map(([name, value]) => [`${key}_${name}`, value])),
  },
});
const blockText = paragraphs.map((one) => `<p>${one}</p>`).join('');
const texts = {
  headerText: firstHeading,
  text: blockText,
  image: { src: '/uploads/art/lighthouse.svg#art', alt: 'Een vuurtoren aan het Wad' },
  backgroundColor: '#00323a',
};

function pagesOf(call: Call) {
  const empty = (copyOf?: number): Promise<Made> => {
    const name = `bench-${randomUUID().slice(0, 8)}`;
    return call<Made>('/job-board-builder/pages', {
      uid: randomUUID(),
      key: 'p-generic',
      path: { [locale]: name },
      settings: { NL: { page_label: name, page_title: name } },
      ...(copyOf !== undefined && { copy_of: copyOf }),
    });
  };
  const add = (page: number, order: number, key: string, values: Readonly<Record<string, unknown>>) =>
    call<{ readonly id: number }>('/job-board-builder/blocks', {
      uid: randomUUID(),
      key,
      page_id: page,
      order,
      settings: settings(key, values),
    });
  return { empty, add };
}

export interface Ours extends Side {
  /** A page with a text and a list of ten questions. @returns its address, and the numbers of both blocks */
  readonly listPage: () => Promise<{
    readonly address: string;
    readonly text: number;
    readonly list: number;
  }>;
}

/** The product's editor, over the running product. */
export async function openOurs({ address }: Pick<Server, 'address'>, browser: Browser): Promise<Ours> {
  const call = await openApi(address);
  const { empty, add } = pagesOf(call);
  const storageState = await logIn(browser, address);
  const originals = new Map<number, number>();
  const original = async (blocks: number): Promise<number> => {
    const known = originals.get(blocks);
    if (known !== undefined) return known;
    const { page } = await empty();
    // Between the blocks that frame every page.
    for (let nth = 0; nth < blocks; nth++) await add(page.id, 1 + nth, kind, texts);
    originals.set(blocks, page.id);
    return page.id;
  };
  return {
    name: 'ours',
    freshPage: async (blocks, chosen) => {
      const { page } = await empty(await original(blocks));
      return `${address}/admin?page=${page.id}&block=${page.blocks[1 + chosen]}`;
    },
    leave: async (pageAddress) => {
      await call(`/job-board-builder/pages/${new URL(pageAddress).searchParams.get('page')}`, {}, 'DELETE');
    },
    listPage: async () => {
      const { page } = await empty();
      const text = await add(page.id, 1, kind, texts);
      const questions = Array.from({ length: 10 }, (_, nth) => ({
        question: `Vraag ${nth + 1}`,
        answer: blockText,
      }));
      const list = await add(page.id, 2, 'faq', { title: firstHeading, questions });
      return { address: `${address}/admin?page=${page.id}&block=${text.id}`, text: text.id, list: list.id };
    },
    newPage: async (from) => {
      const context = await from.newContext({ viewport, locale: 'en-GB', storageState });
      return context.newPage();
    },
    frame: 'main iframe',
    block: `[data-block-key="${kind}"]`,
    heading: 'h1, h2',
    chosen: async (opened) => `[data-block="${new URL(opened.url()).searchParams.get('block')}"]`,
    field: '#set-headerText',
    buttons: {
      insert: `[data-component="${kind}"]`,
      duplicate: '[role="toolbar"] [aria-label="Duplicate"]',
      down: '[role="toolbar"] [aria-label="Move down"]',
      up: '[role="toolbar"] [aria-label="Move up"]',
    },
  };
}
