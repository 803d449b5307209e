import type { Preview } from '@boardwright/api-client/contract';
import { pagePath, resolvePage } from '@boardwright/engine';
import { translate } from '@boardwright/messages';
import { escapeHtml } from './document.ts';
import type { PageRequest } from './handle-page.ts';
import { currentPreview, previewField, withoutPreview } from './preview-address.ts';
import { previewMessages } from './preview.messages.ts';
import { previewStyle } from './preview-style.ts';
import type { VisitTokens } from './visit-tokens.ts';

/** Links of the bar, the current one marked. */
const linksOf = (
  label: string,
  links: readonly {
    readonly text: string;
    readonly href: string;
    readonly current: boolean;
    readonly lang?: string;
  }[],
): string =>
  `<nav aria-label="${escapeHtml(label)}">${links
    .map(
      ({ text, href, current, lang }) =>
        `<a href="${escapeHtml(href)}"${current ? ' aria-current="true"' : ''}${lang ? ` hreflang="${lang}"` : ''}>${escapeHtml(text)}</a>`,
    )
    .join('')}</nav>`;

/**
 * What stands above every page of a preview, as HTML with its style: outside of what scripts draw, so that nobody else is
 * sent any of it. It folds without a script.
 * @param alternates the page in each language of the site
 */
export function previewBar(
  { tokens, page }: { readonly tokens: VisitTokens; readonly page: PageRequest },
  alternates: Readonly<Record<string, string>>,
): string {
  const visit = tokens.preview();
  const { view, url } = page;
  const opened: Preview | undefined = view.site.preview;
  if (visit === undefined || visit === 'over' || !opened) return '';
  const { settings, locale } = view;
  const { time_zone: timeZone, default_language: defaultLocale } = settings;
  const resolution = resolvePage(url.pathname, view.site, defaultLocale, view.locales);
  const current = resolution.type === 'not-found' ? undefined : resolution.page;
  const isDraft = opened.whole_site || current?.id === opened.page_id;
  const main = view.site.pages.find(({ id }) => id === opened.page_id);
  const nameOf = (one: typeof main) => one?.settings.page_label || one?.key || '';
  const format = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const time = new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(new Date(opened.ends_at));
  const t = translate(previewMessages, locale, { time, page: nameOf(main) });
  const board = { locale, defaultLocale, paths: view.pathsOf };
  const here = withoutPreview(url);
  const asVisitor = (visitor: string) =>
    `${here}${here.includes('?') ? '&' : '?'}${new URLSearchParams({ [previewField]: currentPreview, visitor })}`;
  const languages = Object.entries(alternates).map(([lang, href]) => ({
    text: lang.toUpperCase(),
    href,
    lang,
    current: lang === locale,
  }));
  const visitors = (['guest', 'candidate', 'employer'] as const).map((visitor) => ({
    text: t(visitor),
    href: asVisitor(visitor),
    current: visitor === visit.visitor,
  }));
  const back =
    isDraft || !main
      ? ''
      : `<a href="${escapeHtml(pagePath(board, String(main.id)))}">${escapeHtml(t('back'))}</a>`;
  const leave = `<a href="${escapeHtml(`${here}${here.includes('?') ? '&' : '?'}${previewField}=`)}">${escapeHtml(t('leave'))}</a>`;
  const chip = `<b class="preview-state"${isDraft ? '' : ' data-live'}>${escapeHtml(t(isDraft ? 'draft' : 'live'))}</b>`;
  const about = `<p>${chip}<b>${escapeHtml(nameOf(current ?? main))}</b><span>${escapeHtml(t(isDraft ? 'note' : 'liveNote'))}</span>${back}</p>`;
  const choices = `${languages.length > 1 ? linksOf(t('language'), languages) : ''}${linksOf(t('visitor'), visitors)}`;
  return `<aside class="preview" aria-label="${escapeHtml(t('label'))}"><style>${previewStyle}</style><details open><summary aria-label="${escapeHtml(`${t(isDraft ? 'draft' : 'live')}: ${t('fold')}`)}">${chip}</summary><div>${about}<div>${choices}</div>${leave}</div></details></aside>`;
}
