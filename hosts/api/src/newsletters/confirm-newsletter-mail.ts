import { defineMail, type WrittenMail } from '../platform/mail/define-mail.ts';
import { type MailBrand, mailBrand } from '../platform/mail/mail-brand.ts';
import type { MailRequest } from '../platform/mail/queue-mails.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { type NewsletterLinks, newsletterLinks, oneClickHeaders } from './newsletter-links.ts';
import { newsletterMessages } from './newsletter.messages.ts';

export const confirmEvent = 'newsletter.confirm';

interface Asked {
  readonly email: string;
  readonly name: string;
  readonly token: string;
  readonly locale: string;
}

/** To an address that somebody gave: nothing more is sent before its owner says so. @param name of the newsletter */
export const newsletterMail = defineMail(
  'newsletter.confirm',
  (
    translate,
    name: string,
    links: Pick<NewsletterLinks, 'confirm' | 'unsubscribe'>,
    brand: MailBrand,
    locale: string,
  ): WrittenMail => {
    const t = translate(newsletterMessages, locale, { name, site: brand.name });
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
    return { content, brand, locale };
  },
);

/** The same, ready to be queued, with the headers by which mail programs unsubscribe. */
export function confirmNewsletterMail(tenant: Tenant, { email, name, token, locale }: Asked): MailRequest {
  const links = newsletterLinks(tenant, token, locale);
  return {
    siteId: tenant.site.id,
    event: confirmEvent,
    locale,
    to: email,
    headers: oneClickHeaders(links),
    mail: newsletterMail(name, links, mailBrand(tenant.site, tenant.board.url), locale),
  };
}
