import { initials } from '@boardwright/ui/initials';
import { readablePair } from '@boardwright/ui/readable-pair';
import type { AppResponse } from './app-types.ts';
import { escapeHtml } from './document.ts';
import { drawnIconAddress, iconAddress } from './icon-address.ts';
import { redirectResponse } from './responses.ts';
import { siteNameOf, type SiteView } from './site-view.ts';

/**
 * The icon of a site (specification §5 'favicon') where browsers look for one by themselves, and the one that is drawn
 * for a site without: the first letter of its name on its own colour.
 * @returns undefined for any other address
 */
export function respondToIcon(view: SiteView, path: string): AppResponse | undefined {
  if (path === '/favicon.ico') return redirectResponse(iconAddress(view), 302);
  if (path !== drawnIconAddress) return undefined;
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
    cookies: [],
    body: drawIcon(siteNameOf(view), view.settings.primary_color),
    cacheable: true,
  };
}

function drawIcon(name: string, colour: string): string {
  const { ground, ink } = readablePair(colour, '');
  const [letter = ''] = initials(name);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="7" fill="${ground}"/>` +
    `<text x="16" y="23" fill="${ink}" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle">${escapeHtml(letter)}</text>` +
    '</svg>'
  );
}
