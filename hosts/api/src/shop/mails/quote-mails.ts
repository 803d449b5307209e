import type { MailPart } from '../../platform/mail/compose-mail.ts';
import { defineMail, type TranslateMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { quoteMailMessages } from './quote-mail.messages.ts';

/** A quote as its mails tell of it; amounts and the day as they are read. */
export interface MailedQuote {
  readonly locale: string;
  readonly number: string;
  readonly company: string;
  /** Who it is for. */
  readonly givenName: string;
  readonly message: string;
  readonly lines: readonly (readonly [name: string, net: string])[];
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  readonly validUntil: string;
  readonly poNumber: string | null;
  /** Who decided about it, and why they declined. */
  readonly name: string;
  readonly declineReason: string;
  /** Where it is read. */
  readonly url: string;
}

function messagesFor(translate: TranslateMail, quote: MailedQuote, brand: MailBrand) {
  const { locale, number, company, givenName, total, validUntil: date, name } = quote;
  return translate(quoteMailMessages, locale, {
    number,
    company,
    givenName,
    total,
    date,
    site: brand.name,
    name: name === '' ? company : name,
  });
}
type TranslateQuoteMail = ReturnType<typeof messagesFor>;

function amounts(quote: MailedQuote, t: TranslateQuoteMail): MailPart {
  const { lines, net, vat, total, validUntil, poNumber } = quote;
  return {
    facts: [
      ...lines,
      [t('net'), net],
      [t('vat'), vat],
      [t('total'), total],
      poNumber === null ? [t('validUntil'), validUntil] : [t('poNumber'), poNumber],
    ],
  };
}

/** To the buyer: what is offered, with the link to read, accept or decline it. */
export const quoteSentMail = defineMail(
  'quote.sent',
  (translate, quote: MailedQuote, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, quote, brand);
    const parts: MailPart[] = [
      { paragraph: [t('hello'), t('sentIntro')].join('\n') },
      ...(quote.message === '' ? [] : [{ quote: quote.message }]),
      amounts(quote, t),
      { button: { label: t('read'), url: quote.url } },
    ];
    const content = { subject: t('sentSubject'), heading: t('sentHeading'), parts, footer: t('sentFooter') };
    return { content, brand, locale: quote.locale };
  },
);

/** To the buyer: what they decided. */
export const quoteConfirmedMail = defineMail(
  'quote.confirmed',
  (translate, quote: MailedQuote, brand: MailBrand, isAccepted: boolean): WrittenMail => {
    const t = messagesFor(translate, quote, brand);
    const parts: MailPart[] = [
      { paragraph: [t('hello'), t(isAccepted ? 'acceptedIntro' : 'refusedIntro')].join('\n') },
      ...(isAccepted ? [amounts(quote, t)] : []),
      { button: { label: t('toQuote'), url: quote.url } },
    ];
    const content = {
      subject: t(isAccepted ? 'acceptedSubject' : 'refusedSubject'),
      heading: t(isAccepted ? 'acceptedHeading' : 'refusedHeading'),
      parts,
      footer: t('sentFooter'),
    };
    return { content, brand, locale: quote.locale };
  },
);

/** To who wrote it, and to the board: what the buyer decided. */
export const quoteDecidedMail = defineMail(
  'quote.decided',
  (translate, quote: MailedQuote, brand: MailBrand, isAccepted: boolean): WrittenMail => {
    const t = messagesFor(translate, quote, brand);
    const why: readonly MailPart[] =
      isAccepted || quote.declineReason === ''
        ? []
        : [{ paragraph: t('why') }, { quote: quote.declineReason }];
    const content = {
      subject: t(isAccepted ? 'wonSubject' : 'lostSubject'),
      heading: t(isAccepted ? 'wonHeading' : 'lostHeading'),
      parts: [
        { paragraph: t(isAccepted ? 'wonIntro' : 'lostIntro') },
        ...why,
        amounts(quote, t),
        { button: { label: t('toShop'), url: quote.url } },
      ],
      footer: t('decidedFooter'),
    };
    return { content, brand, locale: quote.locale };
  },
);
