// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import { readFileSync } from 'node:fs';
import type ReactDomClient from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerTo, type Sent } from './stored-site.fixture.ts';

/** What the editor sends, in place of the network: everything before it is the editor as it is built. */
const network = vi.hoisted((): { send?: (request: Sent) => unknown } => ({}));
vi.mock('@boardwright/api-client/axios-send', () => ({
  axiosSend: (request: Sent) => network.send?.(request),
}));

/** The editor as it starts by itself, with a way to end it. */
const started = vi.hoisted(() => ({ root: undefined as { unmount: () => void } | undefined }));
vi.mock('react-dom/client', async (original) => {
  const { createRoot } = await original<Pick<typeof ReactDomClient, 'createRoot'>>();
  return {
    createRoot: (...args: Parameters<typeof createRoot>) => {
      const root = createRoot(...args);
      started.root = root;
      return root;
    },
  };
});

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, `file://${import.meta.filename}`), 'utf8');

/** Our files on the stack now, from the outermost call to the innermost. */
function filesHere(): readonly string[] {
  Error.stackTraceLimit = Infinity;
  const lines = new Error('here').stack?.split('\n').toReversed() ?? [];
  const files = lines.flatMap((line) => /(?:packages|hosts)\/[\w./-]+\.tsx?/.exec(line)?.[0] ?? []);
  return [...new Set(files)].filter((file) => !file.includes('.test.'));
}

/** The files a list of the page names, from top to bottom. */
function namedIn(page: string, part: string): readonly string[] {
  const [, list = ''] = new RegExp(`<!-- ${part} -->([\\s\\S]*?)<!-- /${part} -->`).exec(page) ?? [];
  return [...list.matchAll(/\]\(\.\.\/([\w./-]+)\)/g)].flatMap(([, file]) => file ?? []);
}

/** Opens the editor on a block and waits for its field. */
async function openField(id: string): Promise<HTMLInputElement> {
  document.body.innerHTML = '<div id="editor"></div>';
  history.replaceState(null, '', '/admin?page=1&block=12');
  await import('./main.tsx');
  return vi.waitFor(
    () => {
      const field = document.querySelector<HTMLInputElement>(`#${id}`);
      if (!field) throw new Error(`The panel has no ${id}`);
      return field;
    },
    { timeout: 90_000, interval: 50 },
  );
}

/** Types a text into a field, and writes down who carries it at four places of its way. */
async function walk(field: HTMLInputElement, text: string) {
  const places: Partial<Record<'read' | 'applied' | 'journalled' | 'sent', readonly string[]>> = {};
  const pass = (place: keyof typeof places, innermost: string): void => {
    const files = filesHere();
    if (files.at(-1)?.includes(innermost)) places[place] = [...new Set([...(places[place] ?? []), ...files])];
  };
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const arrived = new Promise<Sent>((arrive) => {
    network.send = (request) => {
      if (request.url.includes('block-settings')) {
        pass('sent', 'send.ts');
        arrive(request);
      }
      return answerTo(request);
    };
  });
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: (key: string) => key.endsWith('.pending') && pass('journalled', 'journal.ts'),
  });
  set?.call(field, text);
  Object.defineProperty(field, 'value', {
    configurable: true,
    set,
    get() {
      pass('read', 'widgets/');
      return get?.call(field) as unknown;
    },
  });
  // What a command made of the site is frozen where it is made.
  const { freeze } = Object;
  Object.freeze = <Made>(made: Made) => {
    pass('applied', 'apply-command');
    return freeze(made);
  };
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const request = await arrived;
  Object.freeze = freeze;
  return { ...places, request };
}

afterEach(async () => {
  started.root?.unmount();
  // What the editor says when it is left is said to the network that is not there.
  await new Promise((resolve) => setTimeout(resolve, 0));
  vi.unstubAllGlobals();
});

describe('a key on its way from a field of the panel to its request', () => {
  it('passes the files that docs/key-to-request.md names, and no other', async () => {
    const page = read('docs/key-to-request.md');
    vi.stubGlobal('fetch', async () => new Response());
    network.send = answerTo;
    const field = await openField('set-title');
    const {
      read: typed = [],
      applied = [],
      journalled = [],
      sent = [],
      request,
    } = await walk(field, 'Vraag?');
    expect(request).toMatchObject({ body: { settings: { faq_title: 'Vraag?' }, revision: 1 } });
    const files = new Set([...typed, ...applied, ...sent]);
    // The network is not there.
    files.add('packages/api-client/src/client/axios-send.ts');
    expect([...files]).toEqual(namedIn(page, 'steps'));
    expect(journalled.filter((file) => !files.has(file))).toEqual(namedIn(page, 'journal'));
    expect(files.size).toBeLessThanOrEqual(15);
  }, 120_000);
});
