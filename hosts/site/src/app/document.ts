import { focalPoint } from '@boardwright/ui/picture';
import type { PageData } from '@boardwright/engine';
import { documentTitle } from '@boardwright/engine/document-title';
import { shareCard } from '@boardwright/engine/page-head';
import { rendererKeys } from '@boardwright/engine';
import { defaultFontFamily, fontFaceCss, isFontFamily } from '@boardwright/ui/fonts';
import { themeFallbackCss, type ThemeSettings, themeVariables } from '@boardwright/ui/theme-variables';
import { hash } from 'node:crypto';
import type { Assets } from './assets.ts';
import { cookieScriptMarkup } from './cookie-scripts.ts';
import { withNonce } from './custom-code-nonce.ts';
import { iconAddress } from './icon-address.ts';
import type { SiteView } from './site-view.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as an attribute or a text node may hold it. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
}

function themeOf(view: SiteView): ThemeSettings {
  const { settings } = view;
  return {
    primaryColour: settings.primary_color,
    primaryEmployerColour: settings.primary_employer_color,
    secondaryColour: settings.secondary_color,
    fontFamily: settings.font_family,
    containedMaxWidth: settings.contained_max_width,
  };
}

/** Where a font's file is served. */
export function fontAddress(file: string): string {
  return `/assets/fonts/${file}`;
}

interface Brand {
  /** Declarations for a style attribute. */
  readonly variables: string;
  readonly fonts: string;
  readonly fallback: string;
}

const brands = new WeakMap<SiteView, Brand>();

/** A site's colours and font as text, worked out once for all its pages. */
function brandOf(view: SiteView): Brand {
  let brand = brands.get(view);
  if (!brand) {
    const theme = themeOf(view);
    const family = isFontFamily(view.settings.font_family) ? view.settings.font_family : defaultFontFamily;
    const declarations = Object.entries(themeVariables(theme)).map(([name, value]) => `${name}:${value}`);
    brand = {
      variables: escapeHtml(declarations.join(';')),
      fonts: fontFaceCss(family, fontAddress, view.locale),
      fallback: themeFallbackCss(theme),
    };
    brands.set(view, brand);
  }
  return brand;
}

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? path;
const queryOf = (path: string): string => path.slice(withoutQuery(path).length);

/** Where the page is, for all who ask once and remember. */
const canonicalOf = ({ head, board }: PageData): string =>
  head.canonical ?? withoutQuery(board.alternates[board.locale] ?? board.path);

function headLinks(data: PageData, view: SiteView, origin: string): string {
  const { board } = data;
  const canonical = canonicalOf(data);
  // The same thing in each language, this one included: what is canonical here, at the path there. Of a later page of a
  // list nobody knows whether it is there too.
  const query = queryOf(canonical);
  const leftOutIn = data.head.leftOutIn ?? [];
  const languages = Object.entries(board.alternates)
    .filter(([locale]) => !leftOutIn.includes(locale))
    .map(([locale, path]) => [locale, withoutQuery(path) + query] as const);
  const usual = languages.find(([locale]) => locale === board.defaultLocale)?.[1];
  const alternates =
    languages.length > 1 &&
    !leftOutIn.includes(board.locale) &&
    data.status === 200 &&
    !new URLSearchParams(query).has('page')
      ? [
          ...languages.map(
            ([locale, path]) =>
              `<link rel="alternate" hreflang="${escapeHtml(locale)}" href="${escapeHtml(origin + path)}">`,
          ),
          ...(usual === undefined
            ? []
            : [`<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + usual)}">`]),
        ]
      : [];
  return [
    data.status === 200 ? `<link rel="canonical" href="${escapeHtml(origin + canonical)}">` : '',
    ...alternates,
    `<link rel="icon" href="${escapeHtml(iconAddress(view))}">`,
  ].join('');
}

/** An address for who reads it elsewhere; undefined for none, and for what was written there and is none. */
const wholeAddress = (address: string, origin: string): string | undefined =>
  address && URL.canParse(address, origin) ? new URL(address, origin).href : undefined;

function headMeta(data: PageData, view: SiteView, origin: string): string {
  const { head, board } = data;
  const title = documentTitle(head.title, board.siteName);
  const card = shareCard(head, view.settings.seo_image);
  const robots = head.robots ?? (data.status === 200 ? undefined : 'noindex');
  const meta = (name: string, content: string | undefined): string =>
    content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
  const property = (name: string, content: string | undefined): string =>
    content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    meta('robots', robots),
    meta('theme-color', view.settings.primary_color),
    meta('google-site-verification', view.settings.verification),
    property('og:title', card.title),
    property('og:description', card.description),
    property('og:type', 'website'),
    property('og:site_name', board.siteName),
    property('og:locale', board.locale),
    property('og:url', data.status === 200 ? origin + canonicalOf(data) : undefined),
    property('og:image', wholeAddress(focalPoint(card.image).address, origin)),
    meta('twitter:card', card.kind),
  ].join('');
}

/**
 * Fetches the browser's scripts after the first paint, when the page is idle or at the first touch, whichever is first:
 * every page works without them, so they never stand before one. All at once, since the entry would name the chunks of
 * the page's blocks only when it is there itself; and each on its own, so that no two are evaluated in one long task.
 * What was pressed meanwhile is noted, for the browser may be on its way there.
 * As elements: what a script of the document imports is held to be the document's own, and would need a nonce.
 */
function startScript(entry: string, chunks: readonly string[], now: boolean): string {
  // A chunk that fails is the entry's to deal with, which asks for it again.
  const add =
    '(f)=>{const m=document.createElement("script");m.type="module";m.src=f;document.head.append(m)}';
  const fetched = `${JSON.stringify([...chunks, entry])}.forEach(${add})`;
  // The editor's canvas is drawn to be worked on: there is no first paint to spare.
  if (now) return fetched;
  return `(()=>{let s;const go=()=>{if(!s){s=1;${fetched}}};for(const e of["pointerdown","keydown","focusin"])addEventListener(e,go,{once:true,capture:true,passive:true});for(const e of["click","submit"])addEventListener(e,()=>document.documentElement.dataset.pressed="",{once:true,capture:true,passive:true});const idle=()=>(window.requestIdleCallback||((f)=>setTimeout(f,200)))(go,{timeout:4000});document.readyState==="complete"?idle():addEventListener("load",()=>setTimeout(idle,50),{once:true})})()`;
}

export interface DocumentParts {
  readonly data: PageData;
  readonly view: SiteView;
  readonly markup: string;
  /** What stands above the page, as HTML: nothing of the page's own, and its scripts leave it alone. */
  readonly above?: string;
  readonly assets: Assets;
  readonly origin: string;
  /** Where scripts of the admin may come into the page; without one the page's own script is known by its hash. */
  readonly nonce?: string | undefined;
}

export interface PageDocument {
  readonly html: string;
  /** Which scripts of it may run, as its content security policy says it. */
  readonly allowed: string;
}

/** The whole document. Style is in it, scripts come later, the page's data is plain JSON beside the markup. */
export function renderDocument({
  data,
  view,
  markup,
  above = '',
  assets,
  origin,
  nonce,
}: DocumentParts): PageDocument {
  const { variables, fonts, fallback } = brandOf(view);
  const keys = rendererKeys(data);
  const scripts =
    nonce === undefined ? { head: '', body: '' } : cookieScriptMarkup(view, data.board.consent, nonce);
  const start = startScript(assets.entry, assets.chunksOf(keys), data.board.layout === 'editor');
  const { jsonLd = [] } = data.head;
  const html = `<!doctype html>
<html lang="${escapeHtml(data.board.locale)}" data-visitor="${data.board.visitor}" style="${variables}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${headMeta(data, view, origin)}${headLinks(data, view, origin)}
<style>${fonts}\n${assets.cssOf(keys)}\n${fallback}</style>
${jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`).join('')}${scripts.head}</head>
<body>${above}<div id="root">${nonce === undefined ? markup : withNonce(markup, data, nonce)}</div>
<script type="application/json" id="page-data">${scriptJson(data)}</script>
<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${start}</script>${scripts.body}</body></html>`;
  return { html, allowed: nonce === undefined ? hashSource(start) : `'nonce-${nonce}'` };
}

/** A script as a content security policy names it by what it says. */
function hashSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}

/**
 * Only what the site itself serves and the scripts that were allowed may run; `strict-dynamic` lets those load others.
 * @param allowed the page's own scripts, by nonce or by hash
 */
export function contentSecurityPolicy(allowed: string, layout: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${allowed} 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self' https:",
    // Videos of the site's own, which may lie on another host as its pictures do.
    "media-src 'self' https:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${layout === 'editor' ? "'self'" : "'none'"}`,
  ].join('; ');
}
