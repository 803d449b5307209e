import type { MailPart } from '../../platform/mail/compose-mail.ts';
import { defineMail, type TranslateMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { type ShopMailMessage, shopMailMessages } from './shop-mail.messages.ts';

/** An order as its mails tell of it; amounts as they are read. */
export interface MailedOrder {
  readonly locale: string;
  readonly givenName: string;
  readonly company: string;
  readonly email: string;
  readonly product: string;
  /** Null where the price is still to be agreed. */
  readonly net: string | null;
  readonly vat: string | null;
  readonly total: string | null;
  readonly poNumber: string | null;
  /** Of an order on invoice: the day by which it is to be paid. */
  readonly payBy: string | null;
  /** Where it is shown. */
  readonly url: string;
}

type TranslateShopMail = (key: ShopMailMessage) => string;

function messagesFor(
  translate: TranslateMail,
  order: MailedOrder,
  brand: MailBrand,
  more: Readonly<Record<string, string>> = {},
): TranslateShopMail {
  const { locale, givenName, company, product, total } = order;
  return translate(shopMailMessages, locale, {
    givenName,
    company,
    product,
    total: total ?? '',
    site: brand.name,
    ...more,
  });
}

function amounts(
  order: MailedOrder,
  t: TranslateShopMail,
  more: readonly (readonly [ShopMailMessage, string | null])[],
): MailPart {
  const pairs: readonly (readonly [ShopMailMessage, string | null])[] = [
    ['product', order.product],
    ['net', order.net],
    ['vat', order.vat],
    ['total', order.total],
    ['poNumber', order.poNumber],
    ...more,
  ];
  return { facts: pairs.flatMap(([word, value]) => (value ? [[t(word), value] as const] : [])) };
}

function greeted(t: TranslateShopMail, ...sentences: readonly string[]): MailPart {
  return { paragraph: [t('hello'), ...sentences].join('\n') };
}

/** To the buyer: what was bought is there, with the invoice. */
export const orderPaidMail = defineMail(
  'order.paid',
  (
    translate,
    order: MailedOrder,
    brand: MailBrand,
    {
      isCustom,
      invoiceNumber,
      payBy,
      passwordUrl,
      isKnown = false,
    }: {
      readonly isCustom: boolean;
      readonly invoiceNumber: string | null;
      /** The day by which it is to be paid; null where it is paid. */
      readonly payBy: string | null;
      /** Where a password is chosen, of a new account or of one that waits; undefined where there was an account. */
      readonly passwordUrl?: string | undefined;
      /** The account was there, and nobody has shown that they read the mail of its address. */
      readonly isKnown?: boolean;
    },
  ): WrittenMail => {
    const t = messagesFor(translate, order, brand, { date: payBy ?? '' });
    const intro = t(isCustom ? 'customIntro' : 'paidIntro');
    const attached = payBy === null ? 'invoiceAttached' : 'invoiceToPay';
    const parts: MailPart[] = [
      greeted(t, intro, ...(invoiceNumber === null ? [] : [t(attached)])),
      amounts(order, t, [
        ['invoice', invoiceNumber],
        ['payBy', payBy],
      ]),
    ];
    if (passwordUrl !== undefined)
      parts.push(
        { paragraph: t(isKnown ? 'accountWaits' : 'accountMade') },
        { button: { label: t('choosePassword'), url: passwordUrl } },
      );
    else parts.push({ button: { label: t('toOrder'), url: order.url } });
    const content = { subject: t('paidSubject'), heading: t('paidHeading'), parts, footer: t('footer') };
    return { content, brand, locale: order.locale };
  },
);

/** A mail of one paragraph and one button. */
function shortMail(
  order: MailedOrder,
  brand: MailBrand,
  t: TranslateShopMail,
  [subject, heading, intro, button]: readonly [
    ShopMailMessage,
    ShopMailMessage,
    ShopMailMessage,
    ShopMailMessage,
  ],
  url: string,
): WrittenMail {
  const content = {
    subject: t(subject),
    heading: t(heading),
    parts: [greeted(t, t(intro)), { button: { label: t(button), url } }],
    footer: t('footer'),
  };
  return { content, brand, locale: order.locale };
}

/** To the buyer: the payment came to nothing. */
export const orderFailedMail = defineMail(
  'order.failed',
  (translate, order: MailedOrder, brand: MailBrand, isExpired: boolean): WrittenMail => {
    const t = messagesFor(translate, order, brand);
    const [heading, intro] = isExpired
      ? (['expiredHeading', 'expiredIntro'] as const)
      : (['failedHeading', 'failedIntro'] as const);
    return shortMail(order, brand, t, ['failedSubject', heading, intro, 'toOrder'], order.url);
  },
);

/** To the buyer of a slot: the next cycle is to be paid. */
export const renewalMail = defineMail(
  'order.renewal',
  (translate, order: MailedOrder, brand: MailBrand, date: string): WrittenMail => {
    const t = messagesFor(translate, order, brand, { date });
    return shortMail(order, brand, t, ['openSubject', 'openHeading', 'openIntro', 'pay'], order.url);
  },
);

/** To the buyer: the money goes back, with the credit note; whether what was left of the order went with it. */
export const refundMail = defineMail(
  'order.refunded',
  (
    translate,
    order: MailedOrder,
    brand: MailBrand,
    {
      creditNote,
      takesBack,
      isUnpaid,
    }: {
      readonly creditNote: string | null;
      readonly takesBack: boolean;
      /** Nothing was paid yet: so much less is asked. */
      readonly isUnpaid: boolean;
    },
  ): WrittenMail => {
    const t = messagesFor(translate, order, brand);
    const intro = isUnpaid ? 'creditIntro' : takesBack ? 'refundIntro' : 'refundKeepsIntro';
    const content = {
      subject: t(isUnpaid ? 'creditSubject' : 'refundSubject'),
      heading: t(isUnpaid ? 'creditHeading' : 'refundHeading'),
      parts: [
        greeted(t, t(intro), ...(isUnpaid && takesBack ? [t('creditTakes')] : [])),
        amounts(order, t, [['creditNote', creditNote]]),
      ],
      footer: t('footer'),
    };
    return { content, brand, locale: order.locale };
  },
);

/** What a reminder tells of an invoice. */
export interface Reminder {
  readonly invoiceNumber: string;
  /** What is still asked, as it is read. */
  readonly amount: string;
  /** The day by which it was to be paid. */
  readonly date: string;
  /** Past that day. */
  readonly isOverdue: boolean;
}

/** To the buyer: an invoice is to be paid today, or was before. */
export const reminderMail = defineMail(
  'order.reminder',
  (
    translate,
    order: MailedOrder,
    brand: MailBrand,
    { invoiceNumber, amount, date, isOverdue }: Reminder,
  ): WrittenMail => {
    const t = messagesFor(translate, order, brand, { date, amount, number: invoiceNumber });
    const content = {
      subject: t(isOverdue ? 'overdueSubject' : 'dueSubject'),
      heading: t(isOverdue ? 'overdueHeading' : 'dueHeading'),
      parts: [
        greeted(t, t(isOverdue ? 'overdueIntro' : 'dueIntro'), t('dueCrossed')),
        amounts(order, t, [
          ['invoice', invoiceNumber],
          ['outstanding', amount],
          ['payBy', date],
        ]),
        { button: { label: t('toOrder'), url: order.url } },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale: order.locale };
  },
);

/** To the buyer: an invoice was never paid, and what it was for ends. */
export const writtenOffMail = defineMail(
  'order.written-off',
  (translate, order: MailedOrder, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, order, brand);
    const keys = ['writtenOffSubject', 'writtenOffHeading', 'writtenOffIntro', 'toOrder'] as const;
    return shortMail(order, brand, t, keys, order.url);
  },
);

/** To the board: somebody asks for what only an admin grants. */
export const requestMail = defineMail(
  'order.request',
  (translate, order: MailedOrder, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, order, brand);
    const content = {
      subject: t('requestSubject'),
      heading: t('requestHeading'),
      parts: [
        { paragraph: t('requestIntro') },
        amounts(order, t, [
          ['company', order.company],
          ['email', order.email],
        ]),
      ],
      footer: t('footer'),
    };
    return { content, brand, locale: order.locale };
  },
);

/** Whom a mail about a balance goes to. */
export interface MailedOwner {
  readonly locale: string;
  readonly givenName: string;
  /** Of the web shop. */
  readonly url: string;
}

function ownerMail(
  translate: TranslateMail,
  owner: MailedOwner,
  brand: MailBrand,
  values: Readonly<Record<string, string>>,
  [subject, heading, intro]: readonly [ShopMailMessage, ShopMailMessage, ShopMailMessage],
): WrittenMail {
  const given: Readonly<Record<string, string>> = {
    givenName: owner.givenName,
    site: brand.name,
    ...values,
  };
  const t = translate(shopMailMessages, owner.locale, given);
  const content = {
    subject: t(subject),
    heading: t(heading),
    parts: [greeted(t, t(intro)), { button: { label: t('toAccount'), url: owner.url } }],
    footer: t('footer'),
  };
  return { content, brand, locale: owner.locale };
}

/** What was bought ends soon. @param left how much there is, as it is read */
export const lotEndingMail = defineMail(
  'lot.ending',
  (
    translate,
    owner: MailedOwner,
    brand: MailBrand,
    lot: { readonly product: string; readonly left: string; readonly date: string },
  ): WrittenMail => {
    return ownerMail(translate, owner, brand, lot, ['endingSubject', 'endingHeading', 'endingIntro']);
  },
);

/** The click budget of a job is used up. */
export const budgetUsedMail = defineMail(
  'budget.used',
  (translate, owner: MailedOwner, brand: MailBrand, job: string): WrittenMail => {
    return ownerMail(translate, owner, brand, { job }, ['pausedSubject', 'pausedHeading', 'pausedIntro']);
  },
);

/** A slot was not paid any further. */
export const slotEndedMail = defineMail(
  'slot.ended',
  (translate, owner: MailedOwner, brand: MailBrand, product: string): WrittenMail => {
    return ownerMail(translate, owner, brand, { product }, [
      'slotEndedSubject',
      'slotEndedHeading',
      'slotEndedIntro',
    ]);
  },
);
