/**
 * When does a visitor on a slow phone see the page? Chromium with a phone's viewport, the processor four times
 * slower, slow 4G, nothing cached: medians of five visits each. `node bench/first-paint.bench.ts [visits]`.
 */
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { machine } from './machine.ts';
import { observePaints, type Paints, readPaints } from './paints.ts';
import { median } from './percentiles.ts';
import { pagesToMeasure, withProduct } from './servers.ts';

/** Issue's goals: milliseconds, and a share of the viewport. */
const goals = { fcp: 1300, lcp: 1600, cls: 0.02, tbt: 50 } as const;
/** Largest paint of WordPress with WP Job Manager on this class of machine; milliseconds. */
const peer: Readonly<Record<string, number>> = { home: 1900, 'job list': 3400, job: 2100 };
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** Milliseconds after the page's load in which nothing may hold the main thread. */
const settle = 5000;

export interface PageVisit extends Paints {
  readonly page: string;
}

async function visit(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settle);
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

function middle(page: string, visits: readonly Paints[]): PageVisit {
  const of = (name: 'fcp' | 'lcp' | 'cls' | 'tbt' | 'longest') => median(visits.map((one) => one[name]));
  const lcpElement = visits.at(-1)?.lcpElement ?? '';
  return {
    page,
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    longest: of('longest'),
    lcpElement,
  };
}

/** Medians per page. */
export async function run(visits = 5): Promise<PageVisit[]> {
  return withProduct(async (product) => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const results: PageVisit[] = [];
      for (const [name, path] of Object.entries(await pagesToMeasure(product))) {
        const url = product.address + path;
        // Drawn once: the server's own work is another bench's question.
        await fetch(url);
        const paints: Paints[] = [];
        for (let nth = 0; nth < visits; nth++) paints.push(await visit(browser, url));
        results.push(middle(name, paints));
      }
      return results;
    } finally {
      await browser.close();
    }
  });
}

function row({ page, fcp, lcp, cls, tbt, longest, lcpElement }: PageVisit) {
  return {
    page,
    'FCP ms': Math.round(fcp),
    'LCP ms': Math.round(lcp),
    CLS: cls.toFixed(3),
    'TBT ms': Math.round(tbt),
    'longest task ms': Math.round(longest),
    'peer LCP ÷ ours': ((peer[page] ?? Number.NaN) / lcp).toFixed(1),
    over: [
      fcp > goals.fcp && 'FCP',
      lcp > goals.lcp && 'LCP',
      cls > goals.cls && 'CLS',
      tbt > goals.tbt && 'TBT',
    ]
      .filter(Boolean)
      .join(' '),
    'largest paint': lcpElement,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(machine());
  console.log(`Goals: FCP ≤ ${goals.fcp}, LCP ≤ ${goals.lcp}, CLS ≤ ${goals.cls}, TBT ≤ ${goals.tbt}`);
  console.table((await run(Number(process.argv[2]) || 5)).map(row));
  console.log(machine());
}
