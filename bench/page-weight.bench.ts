/**
 * What does a visitor's browser fetch to see and use a page? Bytes as sent with brotli, by kind, once the page has come
 * to rest. `node bench/page-weight.bench.ts`; what each block brings is bench/block-scripts.
 */
import { get } from 'node:http';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { machine } from './machine.ts';
import { pagesToMeasure, withProduct } from './servers.ts';

/** Brotli bytes of script a page may load. */
const goals: Readonly<Record<string, number>> = { home: 120_000, 'job list': 135_000, job: 135_000 };
/** Milliseconds after the page's load in which its scripts come. */
const settle = 3000;
const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

export interface PageWeight {
  readonly page: string;
  /** Brotli bytes and number of requests, by kind. */
  readonly weight: Readonly<Record<Kind, { readonly bytes: number; readonly requests: number }>>;
}

/** Bytes of an answer's body as sent to a browser that takes brotli. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

async function weigh(browser: Browser, name: string, url: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const asked: { kind: Kind; url: string }[] = [];
  page.on('request', (request) => {
    const type = request.resourceType() as Kind;
    if (request.url().startsWith('http'))
      asked.push({ kind: kinds.includes(type) ? type : 'other', url: request.url() });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  await context.close();
  const sizes = await Promise.all(asked.map((request) => sentBytes(request.url)));
  const of = (kind: Kind) => {
    const bytes = sizes.filter((_, nth) => asked[nth]?.kind === kind);
    return { bytes: bytes.reduce((sum, size) => sum + size, 0), requests: bytes.length };
  };
  return {
    page: name,
    weight: Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as PageWeight['weight'],
  };
}

export async function run(): Promise<PageWeight[]> {
  return withProduct(async (product) => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const weights: PageWeight[] = [];
      for (const [name, path] of Object.entries(await pagesToMeasure(product)))
        weights.push(await weigh(browser, name, product.address + path));
      return weights;
    } finally {
      await browser.close();
    }
  });
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function row({ page, weight }: PageWeight) {
  const goal = goals[page] ?? Number.NaN;
  return {
    page,
    'script kB': kilobytes(weight.script.bytes),
    'goal kB': goal / 1000,
    'of goal': `${Math.round((weight.script.bytes / goal) * 100)} %`,
    'HTML kB': kilobytes(weight.document.bytes),
    'CSS kB': kilobytes(weight.stylesheet.bytes),
    'font kB': kilobytes(weight.font.bytes),
    'image kB': kilobytes(weight.image.bytes),
    requests: kinds.map((kind) => weight[kind].requests).join(' + '),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(machine());
  console.log(`Brotli bytes; requests: ${kinds.join(' + ')}`);
  console.table((await run()).map(row));
}
