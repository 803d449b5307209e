import { composeMail } from '../platform/mail/compose-mail.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import type { MailRequest } from '../platform/mail/queue-mails.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { newsletterLinks, oneClickHeaders } from './newsletter-links.ts';
import { newsletterText, type NewsletterMessage } from './newsletter.messages.ts';

export const confirmEvent = 'newsletter.confirm';

interface Asked {
  readonly email: string;
  readonly name: string;
  readonly token: string;
  readonly locale: string;
}

/** To an address that somebody gave: nothing more is sent before its owner says so. */
export function confirmNewsletterMail(tenant: Tenant, { email, name, token, locale }: Asked): MailRequest {
  const brand = mailBrand(tenant.site, tenant.board.url);
  const t = (word: NewsletterMessage) => newsletterText(locale, word, { name, site: brand.name });
  const links = newsletterLinks(tenant, token, locale);
  const content = {
    subject: t('confirmSubject'),
    heading: t('confirmHeading'),
    parts: [
      { paragraph: t('confirmIntro') },
      { button: { label: t('confirm'), url: links.confirm } },
      { links: [{ label: t('unsubscribe'), url: links.unsubscribe }] },
      { small: t('confirmExpires') },
    ],
    footer: t('confirmFooter'),
  };
  return {
    siteId: tenant.site.id,
    event: confirmEvent,
    locale,
    to: email,
    headers: oneClickHeaders(links),
    mail: composeMail(content, brand, locale),
  };
}
