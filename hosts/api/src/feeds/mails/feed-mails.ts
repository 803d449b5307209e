import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
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
export const feedStoppedMail = defineMail(
  'feed.stopped',
  (translate, { what, givenName, locale, feed, reason, url }: StoppedFeed, brand: MailBrand): WrittenMail => {
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
    return { content, brand, locale };
  },
);
