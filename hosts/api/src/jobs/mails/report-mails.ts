import { groundSentence, type ReportOutcome, type WithheldGround } from '@boardwright/api-client/contract';
import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { reportMailMessages } from './report-mail.messages.ts';

/** A job that somebody reported, and in which language they are written to. */
export interface MailedReport {
  readonly locale: string;
  readonly title: string;
  /** The job's page. */
  readonly url: string;
}

/** What a board decided about it. */
export interface MailedOutcome {
  readonly outcome: ReportOutcome;
  /** Why it was taken off. */
  readonly ground: WithheldGround | null;
  /** In the board's own words; may be empty. */
  readonly message: string;
}

/**
 * To who reported a job: it came in, and a person will look at it. Nothing that they typed stands in it, so that nobody
 * has a board mail their words to somebody else.
 */
export const reportReceivedMail = defineMail(
  'job-report.received',
  (
    translate,
    { locale, title, url }: MailedReport,
    ground: WithheldGround,
    brand: MailBrand,
  ): WrittenMail => {
    const t = translate(reportMailMessages, locale, { title, site: brand.name });
    const content = {
      subject: t('receivedSubject'),
      heading: t('receivedHeading'),
      parts: [
        { paragraph: t('receivedIntro') },
        { facts: [[t('job'), title] as const, [t('why'), groundSentence(ground, locale)] as const] },
        { paragraph: t('receivedNext') },
        { button: { label: t('toJob'), url } },
        { small: t('secret') },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);

/** To who reported a job: what was decided, that a person decided it, and how to object. */
export const reportDecidedMail = defineMail(
  'job-report.decided',
  (
    translate,
    { locale, title, url }: MailedReport,
    { outcome, ground, message }: MailedOutcome,
    brand: MailBrand,
  ): WrittenMail => {
    const t = translate(reportMailMessages, locale, { title, site: brand.name });
    const content = {
      subject: t(`${outcome}Subject`),
      heading: t(`${outcome}Heading`),
      parts: [
        { paragraph: t(`${outcome}Intro`) },
        ...(ground === null ? [] : [{ facts: [[t('why'), groundSentence(ground, locale)] as const] }]),
        ...(message === '' ? [] : [{ paragraph: `${t('words')}:` }, { quote: message }]),
        ...(outcome === 'left' ? [{ button: { label: t('toJob'), url } }] : []),
        { small: t('object') },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
