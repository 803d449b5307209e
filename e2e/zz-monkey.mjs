import { chromium } from 'playwright-core';
const seed = Number(process.argv[2] ?? 1),
  steps = Number(process.argv[3] ?? 60),
  failing = Number(process.argv[4] ?? 0.2);
const base = process.env.BASE ?? 'http://localhost:3201';
let x = (seed * 2654435761) >>> 0;
const rnd = () => (x = (x * 1664525 + 1013904223) >>> 0) / 2 ** 32;
const pick = (a) => a[Math.floor(rnd() * a.length)];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const ctx = await browser.newContext({
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
const page = await ctx.newPage();
page.setDefaultTimeout(12000);
process.on('unhandledRejection', async (e) => {
  console.log(log.join('\n'), errors.join('\n'));
  console.log(String(e));
  await page.screenshot({ path: '/tmp/w/monkey.png' });
  process.exit(1);
});
process.on('uncaughtException', async (e) => {
  console.log(log.join('\n'), errors.join('\n'));
  console.log(String(e));
  await page.screenshot({ path: '/tmp/w/monkey.png' });
  process.exit(1);
});
const errors = [];
const log = [];
page.on('pageerror', (e) => errors.push('pageerror ' + e.message));
page.on('console', (m) => {
  if (m.type() === 'error' && !/Failed to load resource/.test(m.text()))
    errors.push('console ' + m.text().slice(0, 300));
});
await page.goto(base + '/admin');
await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.test');
await page.getByRole('textbox', { name: 'Password' }).fill('boardwright-demo');
await page.getByRole('button', { name: 'Log in' }).click();
await page.getByRole('button', { name: /^Page: / }).waitFor();
const canvas = page.frameLocator('main iframe');
const status = page.locator('output').filter({ hasText: /saved|saving|offline|decide|kept/i });
const openPanel = async (n) => {
  const s = page.getByRole('button', { name: n, exact: true });
  if ((await s.getAttribute('aria-pressed')) !== 'true') await s.click();
};
const names = [];
for (const k of ['A', 'B']) {
  await openPanel('Pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const d = page.getByRole('dialog', { name: 'New page' });
  const name = `Monkey ${seed} ${k} ${Date.now() % 100000}`;
  names.push(name);
  await d.getByRole('textbox', { name: 'Label' }).fill(name);
  await d.getByRole('button', { name: 'Create page' }).click();
  await page.getByRole('button', { name: new RegExp(`^Page: ${name}`) }).waitFor();
}
await page.waitForTimeout(1500);
let isFailing = true;
await page.route('**/api/admin/v1/job-board-builder/**', async (route) => {
  if (!isFailing || route.request().method() === 'GET' || /presence/.test(route.request().url()))
    return route.fallback();
  const r = rnd();
  if (r < failing / 2)
    return route.fulfill({
      status: 500,
      json: { code: 'server', message: 'Something went wrong on our side.' },
    });
  if (r < failing) {
    // the answer is lost, the work is done
    await route.fetch().catch(() => 0);
    return route.abort('connectionreset');
  }
  await new Promise((r2) => setTimeout(r2, rnd() * 400));
  return route.fallback();
});
const seen = () =>
  page.frame({ url: /./ }) &&
  page
    .locator('main iframe')
    .evaluate((f) =>
      [...f.contentDocument.querySelectorAll('[data-block]')].map(
        (b) =>
          b.getAttribute('data-block-key') + ' | ' + b.innerText.replace(/\s+/g, ' ').trim().slice(0, 120),
      ),
    );
const kinds = ['Text with image', 'FAQ', 'Call to action'];
const words = () => Array.from({ length: 3 }, () => Math.floor(rnd() * 1e6).toString(36)).join(' ');
const blocks = () =>
  page
    .locator('main iframe')
    .evaluate((f) =>
      [...(f.contentDocument?.querySelectorAll('[data-block]') ?? [])]
        .filter((b) => !['navbar', 'footer'].includes(b.getAttribute('data-block-key')))
        .map((b) => b.getAttribute('data-block')),
    );
const choose = async () => {
  const all = await blocks();
  if (all.length === 0) return false;
  const id = pick(all);
  await canvas
    .locator(`[data-block="${id}"]`)
    .first()
    .click({ position: { x: 10, y: 5 }, timeout: 4000, force: true })
    .catch(() => 0);
  return true;
};
const focusBlocks = async () => {
  await page.keyboard.press('Escape');
};
const ops = {
  add: async () => {
    await openPanel('Components');
    const k = pick(kinds);
    await page.getByRole('button', { name: `Add ${k}`, exact: true }).click({ timeout: 3000 });
    return k;
  },
  type: async () => {
    if (!(await choose())) return;
    const f = page
      .getByRole('complementary', { name: /^Settings of / })
      .getByRole('textbox')
      .first();
    const w = words();
    await f.fill(w, { timeout: 3000 });
    if (rnd() < 0.5) await f.pressSequentially(' meer', { delay: 40 });
    return w;
  },
  del: async () => {
    if (await choose()) await page.keyboard.press('Delete');
  },
  dup: async () => {
    if (await choose()) await page.keyboard.press('Control+d');
  },
  up: async () => {
    if (await choose()) await page.keyboard.press('Alt+ArrowUp');
  },
  down: async () => {
    if (await choose()) await page.keyboard.press('Alt+ArrowDown');
  },
  cutpaste: async () => {
    if (await choose()) {
      await page.keyboard.press('Control+x');
      if (rnd() < 0.4) await ops.go();
      await choose();
      await page.keyboard.press('Control+v');
    }
  },
  copypaste: async () => {
    if (await choose()) {
      await page.keyboard.press('Control+c');
      if (rnd() < 0.4) await ops.go();
      await choose();
      await page.keyboard.press('Control+v');
    }
  },
  undo: async () => {
    await focusBlocks();
    const n = 1 + Math.floor(rnd() * 2);
    for (let i = 0; i < n; i++) await page.keyboard.press('Control+z');
    return n;
  },
  redo: async () => {
    await focusBlocks();
    const n = 1 + Math.floor(rnd() * 3);
    for (let i = 0; i < n; i++) await page.keyboard.press('Control+Shift+z');
    return n;
  },
  go: async () => {
    const n = pick(names);
    await openPanel('Pages');
    await page
      .getByRole('button', { name: new RegExp(`^${n}`) })
      .first()
      .click({ timeout: 3000 });
    await page.getByRole('button', { name: new RegExp(`^Page: ${n}`) }).waitFor({ timeout: 4000 });
    await canvas.locator('footer').first().waitFor({ timeout: 8000 });
    return n;
  },
  reload: async () => {
    if (rnd() < 0.3) {
      await page.reload();
      await page.getByRole('button', { name: /^Page: / }).waitFor();
      await canvas.locator('footer').first().waitFor();
      return 'reloaded';
    }
  },
  retry: async () => {
    const b = page
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: /Try .*again/ })
      .first();
    if (await b.isVisible().catch(() => false)) {
      await b.click({ timeout: 2000 }).catch(() => 0);
      return 'tried';
    }
  },
};
const bag = [
  'add',
  'add',
  'type',
  'type',
  'type',
  'type',
  'del',
  'dup',
  'up',
  'down',
  'cutpaste',
  'copypaste',
  'undo',
  'undo',
  'redo',
  'go',
  'reload',
  'retry',
];
for (let i = 0; i < steps; i++) {
  const op = pick(bag);
  const dialog = page.getByRole('dialog');
  if (
    await dialog
      .first()
      .isVisible()
      .catch(() => false)
  ) {
    log.push('DIALOG ' + (await dialog.first().innerText()).slice(0, 200).replace(/\s+/g, ' '));
    await page.keyboard.press('Escape');
  }
  try {
    const r = await ops[op]();
    log.push(`${i} ${op} ${r ?? ''}`);
  } catch (e) {
    log.push(
      `${i} ${op} FAILED ${String(e.message).split('\n')[0]} ${String(e.message).split('\n').slice(-3).join(' ').slice(0, 200)}`,
    );
  }
}
isFailing = false;
await page.evaluate(() => window.dispatchEvent(new Event('online')));
await page.keyboard.press('Escape');
const settled = await (async () => {
  for (let i = 0; i < 60; i++) {
    await page.evaluate(() => window.dispatchEvent(new Event('focusout')));
    const s = await status
      .first()
      .innerText()
      .catch(() => '');
    if (/^(Saved|All saved|\d+ not saved)/.test(s) && i > 8) return s;
    await page.waitForTimeout(500);
  }
  return 'NOT SAVED: ' + (await status.first().innerText());
})();
log.push(settled);
log.push(
  'MESSAGES ' +
    (
      await page
        .getByRole('region', { name: 'Messages' })
        .innerText()
        .catch(() => '')
    ).replace(/\s+/g, ' '),
);
let bad = /NOT SAVED/.test(settled) ? 1 : 0;
for (const n of names) {
  await openPanel('Pages');
  await page
    .getByRole('button', { name: new RegExp(`^${n}`) })
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => 0);
  if ((await page.getByRole('button', { name: new RegExp(`^${n}`) }).count()) === 0) {
    log.push(n + ' is gone');
    await page.screenshot({ path: '/tmp/w/gone.png' });
    continue;
  }
  await page
    .getByRole('button', { name: new RegExp(`^${n}`) })
    .first()
    .click();
  await page.getByRole('button', { name: new RegExp(`^Page: ${n}`) }).waitFor();
  await page.waitForTimeout(1200);
  const before = await seen();
  const path = /\/\S*$/.exec((await page.getByRole('button', { name: /^Page: / }).textContent()) ?? '')?.[0];
  await page.reload();
  await page.getByRole('button', { name: /^Page: / }).waitFor();
  await canvas.locator('footer').first().waitFor();
  await page.waitForTimeout(1500);
  const after = await seen();
  const v = await browser.newContext({ locale: 'nl-NL' });
  const vp = await v.newPage();
  await vp.goto(base + path);
  const shown = await vp.evaluate(() =>
    [...document.querySelectorAll('[data-block-key]')].map((b) => b.getAttribute('data-block-key')),
  );
  const texts = await vp.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
  await v.close();
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    bad++;
    log.push(`DIFFERS after reload on ${n}:\n${before.join('\n')}\n--\n${after.join('\n')}`);
  }
  log.push(`${n}: ${after.length} blocks, visitors ${shown.length}`);
}
await browser.close();
console.log(
  `seed ${seed} ${settled} bad=${bad} errors=${errors.length} failedOps=${log.filter((l) => / FAILED /.test(l)).length}`,
);
if (bad || errors.length || process.argv[5]) {
  console.log(errors.join('\n'));
  console.log(log.join('\n'));
} else console.log(log.filter((l) => / FAILED |DIALOG|Monkey \d/.test(l)).join('\n'));
