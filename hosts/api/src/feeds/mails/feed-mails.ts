import { translate } from '@boardwright/messages';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { feedMailMessages } from './feed-mail.messages.ts';

export interface StoppedFeed {
  /** It has shrunk by more than half, or could not be read. */
  readonly what: 'shrunk' | 'broken';
  readonly givenName: string;
  readonly locale: string;
  readonly feed: string;
  /** Why, as a sentence. */
  readonly reason: string;
  readonly url: string;
}

/** To who keeps a feed: it was not brought in. */
export function feedStoppedMail(
  { what, givenName, locale, feed, reason, url }: StoppedFeed,
  brand: MailBrand,
): ComposedMail {
  const t = translate(feedMailMessages, locale, { givenName, feed, site: brand.name });
  const content = {
    subject: t(`${what}.subject`),
    heading: t(`${what}.heading`),
    parts: [
      { paragraph: `${t('hello')}\n${t(`${what}.intro`)}` },
      { paragraph: reason },
      { paragraph: t(`${what}.advice`) },
      { button: { label: t('button'), url } },
    ],
    footer: t('footer'),
  };
  return composeMail(content, brand, locale);
}
