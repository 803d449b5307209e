import type { CompanyDecision } from '@boardwright/api-client/contract';
import { defineMail, type WrittenMail } from '../platform/mail/define-mail.ts';
import type { MailBrand } from '../platform/mail/mail-brand.ts';
import { companyMailMessages } from './company-mail.messages.ts';

/** Somebody of a company that its site decided about. */
export interface MailedCompany {
  readonly locale: string;
  readonly givenName: string;
  readonly company: string;
  /** Their account. */
  readonly url: string;
}

/** What came of a decision. */
export interface CompanyOutcome {
  readonly decision: CompanyDecision;
  /** Why it is blocked, in the admin's words. */
  readonly reason: string;
  /** Of one that is approved: titles of jobs that waited and went online, of those that cannot any more, and of those that wait on. */
  readonly published: readonly string[];
  readonly left: readonly string[];
  readonly waiting: readonly string[];
}

const words = { approve: 'approved', block: 'blocked', unblock: 'unblocked' } as const;

/** To who works for a company: what its site decided about it, and what that changes for them. */
export const companyDecidedMail = defineMail(
  'company.decided',
  (
    translate,
    { locale, givenName, company, url }: MailedCompany,
    { decision, reason, published, left, waiting }: CompanyOutcome,
    brand: MailBrand,
  ): WrittenMail => {
    const t = translate(companyMailMessages, locale, { givenName, company, site: brand.name });
    const name = words[decision];
    const listed = (title: string, jobs: readonly string[]) =>
      jobs.length === 0 ? [] : [{ facts: [[title, jobs.join('\n')] as const] }];
    const content = {
      subject: t(`${name}Subject`),
      heading: t(`${name}Heading`),
      parts: [
        { paragraph: `${t('hello')}\n${t(`${name}Intro`)}` },
        ...listed(t('published'), published),
        ...listed(t('left'), left),
        ...listed(t('waiting'), waiting),
        ...(decision === 'block' ? [{ paragraph: `${t('why')}:` }, { quote: reason }] : []),
        { button: { label: t('toAccount'), url } },
        ...(decision === 'block' ? [{ small: t('object') }] : []),
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
