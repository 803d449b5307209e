import type { Tenant } from '../platform/http/tenants.ts';

/** Milliseconds in which a subscription can be confirmed. The mail says so too. */
export const confirmableFor = 14 * 24 * 60 * 60 * 1000;

export interface NewsletterLinks {
  readonly confirm: string;
  readonly unsubscribe: string;
  /** Where mail programs post to (RFC 8058). */
  readonly oneClick: string;
}

/** Where the mails of a newsletter lead. Nothing happens by opening a link: its page asks, and then posts. */
export function newsletterLinks({ site, board }: Tenant, token: string, locale: string): NewsletterLinks {
  const isOther = locale !== site.defaultLocale && site.supportedLocales.includes(locale);
  const page = (parameter: string) => {
    const url = new URL(isOther ? `/${locale}` : '/', board.url);
    url.searchParams.set(parameter, token);
    return url.href;
  };
  return {
    confirm: page('newsletter'),
    unsubscribe: page('unsubscribe'),
    oneClick: new URL(`/api/public/v1/newsletters/unsubscribe/${token}`, board.url).href,
  };
}

/** RFC 2369 and RFC 8058: mail programs show their own button, which posts without asking. */
export function oneClickHeaders({ oneClick }: NewsletterLinks): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
