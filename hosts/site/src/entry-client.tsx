import '@boardwright/ui/styles.css';
import {
  type ActionResult,
  count,
  countPage,
  loadPart,
  type PageData,
  type PagePart,
  pageParts,
  type FormPost,
  SendFormContext,
} from '@boardwright/engine';
import { pageTranslator } from '@boardwright/ui/page-translator';
import type { PageMessages, Translator } from '@boardwright/ui/translate';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, redirect, RouterProvider } from 'react-router';
import { createBlockCode } from './block-code.ts';
import { clientRenderers } from './client-renderers.ts';
import { PageFrame } from './page-frame.tsx';
import { reloadOnFailedChunk, wasPressed } from './reload-guard.ts';
import { RenderersProvider } from './renderers-provider.tsx';
import { pageRoutes } from './routes.tsx';
import { createSentForms } from './sent-forms.ts';
import { isInUse, markupOf } from './static-parts.ts';

const code = createBlockCode(clientRenderers, markupOf);

/** The styles of a page's blocks, before it is drawn. Those of the first page stand in the document itself. */
async function fetchStyles(
  { styles = [] }: { readonly styles?: readonly string[] | undefined },
  known: Set<string>,
): Promise<void> {
  await Promise.all(
    styles
      .filter((href) => !known.has(href))
      .map((href) => {
        known.add(href);
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        return new Promise<void>((resolve) => {
          // A sheet that does not come leaves the page plain, not away.
          link.onload = link.onerror = () => resolve();
          document.head.append(link);
        });
      }),
  );
}

/** The same address, asked for as data: a path of its own, so that no cache mixes documents and data. */
function dataAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return `/_page${pathname}${search}`;
}

const first = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData;
const knownStyles = new Set(first.styles);
/** The renderer keys that the first page was hydrated without. */
let staticKeys: ReadonlySet<string> = new Set();
let router: ReturnType<typeof createBrowserRouter> | undefined;
/** Puts a page that was just drawn where one should see it; fetched with the first that a click leads to. */
let place: (() => void) | undefined;

async function fetchPlace(): Promise<void> {
  const scrollStore = await import('./store-scroll.ts');
  if (router) place ??= scrollStore.storeScroll(router);
}

/**
 * Whose code a page needs before it is rendered. A page loaded anew, as after a form was sent, does without what it did
 * without before.
 */
function neededParts(data: PageData, url: string): readonly PagePart[] {
  const parts = pageParts(data);
  return location.href.split('#')[0] === url ? parts.filter(({ key }) => !staticKeys.has(key)) : parts;
}

function showHead(data: PageData): void {
  const { title } = data.head;
  document.title = title === data.board.siteName ? title : `${title} · ${data.board.siteName}`;
  document.documentElement.lang = data.board.locale;
  document.documentElement.dataset['visitor'] = data.board.visitor;
}

/** What consent allows on a page that a click led to. The first page's scripts stand in its document. */
async function runScripts(scripts: NonNullable<PageData['scripts']>): Promise<void> {
  // Policy: the page does without scripts whose runner does not come.
  const runner = await loadPart(() => import('@boardwright/engine/run-script')).catch(() => undefined);
  for (const script of scripts) runner?.runScript(script);
}

const translators = new WeakMap<PageMessages, Translator>();

/** One translator per page's words. */
function translatorOf(data: PageData): Translator {
  let translator = translators.get(data.messages);
  if (!translator) {
    translator = pageTranslator(data.board.locale, data.messages);
    translators.set(data.messages, translator);
  }
  return translator;
}

/**
 * Sends a form to its page, whichever of the page's forms it is: through the router, or by a machine.
 * @throws AbortError where the signal says so, and nothing else
 */
async function sendForm({ address, form }: FormPost, signal?: AbortSignal): Promise<ActionResult> {
  let status = 0;
  try {
    const answer = await fetch(dataAddress(new URL(address, location.href).href), {
      method: 'POST',
      body: form,
      ...(signal && { signal }),
    });
    status = answer.ok ? 502 : answer.status;
    const result = (await answer.json()) as ActionResult;
    if (!result.ok) return answer.ok ? result : { status, ...result };
    if (result.event) count(result.event);
    return result;
  } catch (error) {
    if (signal?.aborted) throw error;
    // Policy: a form that did not arrive stays as it was filled in, and its sender reads so.
    return { ok: false, status, message: translatorOf(first).namespace('page')('unsent') };
  }
}

/** What machines send, for the page to say that it waits: what goes through the router it knows by itself. */
const sentForms = createSentForms(sendForm);

/** The browser itself goes there: nothing is rendered any more. */
function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}

const routes = pageRoutes({
  translatorOf,
  frame: <PageFrame onPage={() => place?.()} forms={sentForms} />,
  async loader({ request }) {
    const answer = await fetch(dataAddress(request.url), {
      signal: request.signal,
      headers: { accept: 'application/json' },
    }).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      return undefined;
    });
    // No line, or an answer that is not the site's own: the browser itself goes there, and says what it sees.
    if (!answer?.headers.get('content-type')?.startsWith('application/json')) return leaveFor(request.url);
    const moved = answer.headers.get('x-location');
    // Leaving for a page that needs another session, site or server: the browser itself goes there.
    if (moved) return moved.startsWith('/') ? redirect(moved) : leaveFor(moved);
    const data = (await answer.json()) as PageData;
    // Sheets first: a chunk whose sheet is there already does not fetch it again.
    const styles = fetchStyles(data, knownStyles);
    const parts = neededParts(data, request.url);
    // What failed once is not waited for again.
    if (parts.some(({ key }) => code.state().hasFailed(key))) return leaveFor(request.url);
    try {
      await Promise.all([code.fetch(parts), styles, fetchPlace()]);
    } catch {
      // Policy: code that does not come must not cost the click. The browser itself goes there, as it would without scripts.
      return leaveFor(request.url);
    }
    showHead(data);
    countPage(data);
    if (data.scripts?.length) void runScripts(data.scripts);
    return data;
  },
  async action({ request }): Promise<ActionResult | Response> {
    const post = { address: request.url, form: await request.formData() };
    const result = await sendForm(post, request.signal);
    return result.ok && result.redirect ? redirect(result.redirect) : result;
  },
  // A form that was refused changed nothing: what is on the page stays as it is.
  shouldRevalidate: ({ actionResult, defaultShouldRevalidate }) =>
    (actionResult as ActionResult | undefined)?.ok === false ? false : defaultShouldRevalidate,
});

/**
 * The document holds the sheets of its first page as text. A switched-off link to each tells the build's own loader,
 * which brings a chunk's sheets with it, that they are there.
 */
function markStyles(hrefs: readonly string[]): void {
  for (const href of hrefs) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = href;
    document.head.append(link);
  }
}

/** Lets the browser paint and listen: what follows is a task of its own, and each is short. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Hydrates the page. @returns false where it is loaded anew instead */
async function start(): Promise<boolean> {
  markStyles(first.styles ?? []);
  countPage(first);
  const isWhole = await code.fetchSoon(pageParts(first), isInUse);
  if (!isWhole && reloadOnFailedChunk(wasPressed(document))) return false;
  await breathe();
  const created = createBrowserRouter(routes, { hydrationData: { loaderData: { page: first } } });
  router = created;
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  await breathe();
  // What fails is said after the page was hydrated: until then it holds what the server rendered.
  const initial = { ...code.state(), hasFailed: () => false };
  staticKeys = new Set(pageParts(first).flatMap(({ key }) => (initial.rendererOf(key) ? [] : key)));
  // As a transition, hydration gives way to touches and scrolling.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RenderersProvider code={code} initial={initial}>
          <SendFormContext value={sentForms.send}>
            <RouterProvider router={created} />
          </SendFormContext>
        </RenderersProvider>
      </StrictMode>,
    );
  });
  return true;
}

/** On the editor's canvas the page puts a bridge on its window, for this origin only, and reports that it is there. */
async function joinEditor(): Promise<void> {
  const { openSiteCanvas } = await import('./canvas/canvas-link.ts');
  const link = openSiteCanvas({
    first,
    prepare: async (parts, styles) => {
      await Promise.all([code.fetch(parts), fetchStyles({ styles }, knownStyles)]);
    },
  });
  Object.assign(window, { boardwrightCanvas: link });
  window.dispatchEvent(new Event('boardwright:canvas'));
}

void start().then((isHydrated) =>
  isHydrated && first.board.layout === 'editor' && window.parent !== window ? joinEditor() : undefined,
);
addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  // Of a block's code, whoever asked for it says what is missing. A click under way keeps its address: the loader sends
  // the browser there, where a reload would bring the old page back.
  if (code.isFetching() || router?.state.navigation.location) return;
  reloadOnFailedChunk(false);
});
