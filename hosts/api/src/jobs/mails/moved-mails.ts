import { type ReviewReason, reviewSentence } from '@boardwright/api-client/contract';
import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { movedMailMessages } from './moved-mail.messages.ts';
import type { MailedDecision } from './withheld-mails.ts';

/** What a board made of a job on behalf of its company. */
export type BoardMove = 'published' | 'placed' | 'paused' | 'ended' | 'reopened';

/** To a company: the board moved its job, and what it says about that. @param words plain text; may be empty */
export const movedMail = defineMail(
  'job.moved',
  (
    translate,
    { locale, givenName, company, title, url }: MailedDecision,
    move: BoardMove,
    words: string,
    brand: MailBrand,
  ): WrittenMail => {
    const t = translate(movedMailMessages, locale, { givenName, company, title, site: brand.name });
    const content = {
      subject: t(`${move}Subject`),
      heading: t(`${move}Heading`),
      parts: [
        { paragraph: `${t('hello')}\n${t(move)}` },
        ...(words === '' ? [] : [{ paragraph: `${t('words')}:` }, { quote: words }]),
        { button: { label: t('toJob'), url } },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);

/** To a company: the board looked at its job and sent it back, with what is to change. */
export const returnedMail = defineMail(
  'job.returned',
  (
    translate,
    { locale, givenName, company, title, url }: MailedDecision,
    { reasons, words }: { readonly reasons: readonly ReviewReason[]; readonly words: string },
    brand: MailBrand,
  ): WrittenMail => {
    const t = translate(movedMailMessages, locale, { givenName, company, title, site: brand.name });
    const content = {
      subject: t('returnedSubject'),
      heading: t('returnedHeading'),
      parts: [
        { paragraph: `${t('hello')}\n${t('returned')}` },
        ...(reasons.length === 0
          ? []
          : [
              {
                facts: [
                  [t('why'), reasons.map((reason) => reviewSentence(reason, locale)).join('\n')] as const,
                ],
              },
            ]),
        ...(words === '' ? [] : [{ paragraph: `${t('words')}:` }, { quote: words }]),
        { button: { label: t('toChange'), url } },
        { small: t('uncharged') },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);

/** To both companies: the board moved a job from one to the other. @param words plain text; may be empty */
export const transferredMail = defineMail(
  'job.transferred',
  (
    translate,
    { locale, givenName, company, title, url }: MailedDecision,
    {
      way,
      other,
      words,
    }: {
      /** Whether it left the company that is mailed, or came to it. */
      readonly way: 'away' | 'here';
      readonly other: string;
      readonly words: string;
    },
    brand: MailBrand,
  ): WrittenMail => {
    const t = translate(movedMailMessages, locale, { givenName, company, title, other, site: brand.name });
    const content = {
      subject: t(`${way}Subject`),
      heading: t(`${way}Heading`),
      parts: [
        { paragraph: `${t('hello')}\n${t(way)}` },
        ...(words === '' ? [] : [{ paragraph: `${t('words')}:` }, { quote: words }]),
        ...(way === 'here' ? [{ button: { label: t('toJob'), url } }] : []),
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
