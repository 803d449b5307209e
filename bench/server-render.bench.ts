/**
 * What does a page cost the server? Processor time per request: of a page drawn anew, beside React's own work on the same
 * tree; of the same over HTTP with all its questions to the API; and of a page drawn before, beside a bare Fastify that
 * sends the same bytes. `node bench/server-render.bench.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { get } from 'node:http';
import type { Send } from '@boardwright/api-client';
import type { PageData } from '@boardwright/engine';
import { loadBuiltApp } from '@boardwright/site';
import { openApp, visitTo } from './built-app.ts';
import { requestEach, cpuPerRequest, hammer, hasWrk } from './load.ts';
import { machine } from './machine.ts';
import { pagesToMeasure, type Server, startServer, withFolder, withProduct } from './servers.ts';

const WARM_UP = 300;
const REQUESTS = 400;
const SECONDS = 4;
/** Milliseconds of processor time and ratios. */
const goals = { render: 4, ratio: 1.4, cached: 2 } as const;
/** WordPress with WP Job Manager, milliseconds of processor time per page: drawn anew, and from its page cache. */
const wordpress = { uncached: 45, cached: 1.1 } as const;

/** Milliseconds of processor time. */
export interface RenderCost {
  readonly page: string;
  /** React's renderToString of the page's tree and nothing else. */
  readonly bare: number;
  /** The site app's whole answer, the API's answers given. */
  readonly render: number;
  /** The process over HTTP, with the API's and the database's part and compression. */
  readonly uncached: number;
  readonly cached: number;
  /** A bare Fastify sending the same bytes. */
  readonly buffer: number;
  readonly bytes: number;
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  for (let nth = 0; nth < WARM_UP; nth++) await work();
  globalThis.gc?.();
  const before = process.cpuUsage();
  for (let nth = 0; nth < REQUESTS; nth++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REQUESTS;
}

/** Answers of a running product, each asked once: after the first visit the API costs nothing. */
function recorded({ address }: Server): Send {
  const answers = new Map<string, ReturnType<Send>>();
  return async ({ method, url, headers, body }) => {
    const question = JSON.stringify([method, url, body]);
    const ask = async () => {
      const init = { method, headers: { ...headers, 'content-type': 'application/json' } };
      const answer = await fetch(
        address + url,
        body === undefined ? init : { ...init, body: JSON.stringify(body) },
      );
      return { status: answer.status, headers: {}, body: await answer.json() };
    };
    const known = answers.get(question) ?? ask();
    answers.set(question, known);
    return known;
  };
}

async function renderCost(product: Server, path: string): Promise<{ bare: number; render: number }> {
  const { pageElement, pageTranslator, renderToString } = (await loadBuiltApp()).app;
  const app = await openApp(recorded(product));
  const first = await app.handle(visitTo(path));
  if (first.status !== 200) throw new Error(`${path} answers ${first.status}`);
  const data = JSON.parse((await app.handle(visitTo(path, true))).body) as PageData;
  const translator = pageTranslator(data.board.locale, data.messages);
  const element = await pageElement({ data, translator });
  if (!first.body.includes(renderToString(element).slice(0, 2000))) throw new Error('The trees differ');
  const bare = await cpuOf(async () => renderToString(element));
  const render = await cpuOf(() => app.handle(visitTo(path)));
  return { bare, render };
}

function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}

/** Addresses of the page that nobody asked for before. */
function* fresh(url: string, from: number, count: number): Generator<string> {
  for (let nth = from; nth < from + count; nth++) yield `${url}?visit=${nth}`;
}

async function sendCost(
  product: Server,
  path: string,
): Promise<Pick<RenderCost, 'uncached' | 'cached' | 'buffer' | 'bytes'>> {
  const url = product.address + path;
  await requestEach(fresh(url, 0, WARM_UP));
  const uncached = await cpuPerRequest(product, () => requestEach(fresh(url, WARM_UP, REQUESTS)));
  const page = await bytesOf(url);
  await hammer(url, 1);
  const cached = await cpuPerRequest(product, () => hammer(url, SECONDS));
  const buffer = await withFolder(async (folder) => {
    const file = join(folder, 'page.html.br');
    writeFileSync(file, page);
    const bare = await startServer('bench/buffer.server.ts', [file]);
    try {
      await hammer(bare.address, 1);
      return await cpuPerRequest(bare, () => hammer(bare.address, SECONDS));
    } finally {
      await bare.stop();
    }
  });
  return { uncached, cached, buffer, bytes: page.length };
}

export async function run(): Promise<RenderCost[]> {
  return withProduct(async (product) => {
    const costs: RenderCost[] = [];
    for (const [page, path] of Object.entries(await pagesToMeasure(product)))
      costs.push({ page, ...(await renderCost(product, path)), ...(await sendCost(product, path)) });
    return costs;
  });
}

function row({ page, bare, render, uncached, cached, buffer, bytes }: RenderCost) {
  return {
    page,
    'bare ms': bare.toFixed(2),
    'render ms': render.toFixed(2),
    'render ×': (render / bare).toFixed(2),
    'uncached ms': uncached.toFixed(2),
    'WordPress ×': (wordpress.uncached / uncached).toFixed(1),
    'cached ms': cached.toFixed(3),
    'Buffer ms': buffer.toFixed(3),
    'cached ×': (cached / buffer).toFixed(2),
    'WordPress cached ×': (wordpress.cached / cached).toFixed(1),
    bytes,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(machine());
  console.log(
    `Goals: render ≤ ${goals.render} ms and ≤ × ${goals.ratio} bare, cached ≤ × ${goals.cached} of a Buffer`,
  );
  console.log(`Asked by ${hasWrk ? 'wrk' : 'a loop in Node'}; processor time per request`);
  console.table((await run()).map(row));
  console.log(machine());
}
