import { groundSentence, type WithheldGround } from '@boardwright/api-client/contract';
import { defineMail, type TranslateMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { withheldMailMessages } from './withheld-mail.messages.ts';

/** A job that a board decided about, and somebody of its company. */
export interface MailedDecision {
  readonly locale: string;
  readonly givenName: string;
  readonly company: string;
  readonly title: string;
  /** The job in its company's account. */
  readonly url: string;
}

/** Why a job was taken off. */
export interface Reason {
  readonly ground: WithheldGround;
  readonly explanation: string;
  /** Whether somebody reported it (article 17 (3) b); who did, a company never reads. */
  readonly isReported: boolean;
}

const messagesFor = (
  translate: TranslateMail,
  { locale, givenName, company, title }: MailedDecision,
  brand: MailBrand,
) => translate(withheldMailMessages, locale, { givenName, company, title, site: brand.name });

/** To a company: the board took its job off, why, and what can be done about it. */
export const withheldMail = defineMail(
  'job.withheld',
  (
    translate,
    decision: MailedDecision,
    { ground, explanation, isReported }: Reason,
    brand: MailBrand,
  ): WrittenMail => {
    const { locale, url } = decision;
    const t = messagesFor(translate, decision, brand);
    const content = {
      subject: t('withheldSubject'),
      heading: t('withheldHeading'),
      parts: [
        { paragraph: `${t('hello')}\n${t('withheldIntro')}` },
        { paragraph: t(isReported ? 'reported' : 'notReported') },
        { facts: [[t('why'), groundSentence(ground, locale)] as const] },
        ...(explanation === '' ? [] : [{ paragraph: `${t('whyMore')}:` }, { quote: explanation }]),
        { button: { label: t('toJob'), url } },
        { small: t('object') },
      ],
      footer: t('withheldFooter'),
    };
    return { content, brand, locale };
  },
);

/** To a company: its job is back. @param isVisible whether visitors see it now */
export const restoredMail = defineMail(
  'job.restored',
  (translate, decision: MailedDecision, isVisible: boolean, brand: MailBrand): WrittenMail => {
    const { locale, url } = decision;
    const t = messagesFor(translate, decision, brand);
    const content = {
      subject: t('restoredSubject'),
      heading: t('restoredHeading'),
      parts: [
        { paragraph: `${t('hello')}\n${t(isVisible ? 'restoredVisible' : 'restoredLater')}` },
        { button: { label: t('toJob'), url } },
      ],
      footer: t('withheldFooter'),
    };
    return { content, brand, locale };
  },
);
