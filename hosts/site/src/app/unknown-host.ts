import type { Site } from '@boardwright/api-client/contract';
import { emptyConfiguration } from '@boardwright/engine';
import { makeSiteView, type SiteView } from './site-view.ts';

/** A site without pages, for a host that no API knows: enough to say 'coming soon' (specification §2 'Redirects'). */
export function unknownHostView(host: string, locale: string): SiteView {
  const site: Site = {
    id: 0,
    status: 'active',
    name: host,
    job_board_id: 0,
    locale,
    version: 0,
    settings: { supported_languages: [locale], default_language: locale, show_cookie_bar: false },
    cookie_scripts: [],
    pages: [],
  };
  return makeSiteView(host, locale, site, emptyConfiguration);
}
