import { type LegalGap, neededFacts } from '@boardwright/api-client/contract';
import { translate } from '@boardwright/messages';
import { isEmail } from '../../platform/forms/email-address.ts';
import type { Problem } from '../../platform/forms/problems.ts';
import { authorityOf } from './authorities.ts';
import type { LegalDraft } from './legal.queries.ts';
import type { LegalFacts } from './legal-facts.ts';
import { noticeMessages } from './papers/notice.messages.ts';

/** Answers as they are stored: without spaces around them. */
export function tidyDraft({ answers, own }: LegalDraft): LegalDraft {
  const tidy = (text: string) => text.trim();
  return {
    own,
    answers: {
      ...answers,
      contact_email: tidy(answers.contact_email),
      contact_phone: tidy(answers.contact_phone),
      represented_by: tidy(answers.represented_by),
      officer_name: tidy(answers.officer_name),
      officer_email: tidy(answers.officer_email),
      court: tidy(answers.court),
      processors: answers.processors.map((one) => ({ ...one, name: tidy(one.name) })),
    },
  };
}

/** What is wrong with answers, by field, for their admin. */
export function draftProblems({ answers }: LegalDraft, locale: string): readonly Problem[] {
  const t = translate(noticeMessages, locale);
  const emails = (['contact_email', 'officer_email'] as const)
    .filter((field) => answers[field] !== '' && !isEmail(answers[field]))
    .map((field): Problem => [field, t('emailWrong')]);
  const nameless = answers.processors.flatMap(({ name }, at): Problem[] =>
    name === '' ? [[`processors.${at}.name`, t('nameMissing')]] : [],
  );
  return [...emails, ...nameless];
}

/** What the papers of a board still lack, the worst first. */
export function gapsOf({ company, scripts, purposes }: LegalFacts, { answers }: LegalDraft): LegalGap[] {
  const has = (task: string) => answers.processors.some((one) => one.task === task);
  const counts = scripts.some(({ type }) => type === 'analytics') && !purposes.has('measuring');
  const lacks: Readonly<Record<LegalGap, boolean>> = {
    company_name: company.name === '',
    company_address: company.address === '',
    contact_email: answers.contact_email === '',
    registration: company.registration === '',
    hosting: !has('hosting'),
    mail_processor: !has('mail'),
    statistics_processor: counts && !has('statistics'),
    processor_country: answers.processors.some(({ country }) => country === ''),
    authority: authorityOf(answers.authority, company.countryCode) === undefined,
  };
  return (Object.keys(lacks) as LegalGap[]).filter((gap) => lacks[gap]);
}

const needed: ReadonlySet<string> = new Set(neededFacts);
/** Whether a paper would not say who is responsible. */
export const bars = (gap: LegalGap): boolean => needed.has(gap);
