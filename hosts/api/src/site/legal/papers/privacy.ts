import type { LegalPurpose } from '@boardwright/api-client/contract';
import { translate } from '@boardwright/messages';
import { authorityOf, isOutsideArea } from '../authorities.ts';
import { whoPoints } from './notice.ts';
import { noticeMessages } from './notice.messages.ts';
import { given, type Paper, type PaperSource, type Point } from './paper.ts';
import { privacyMessages } from './privacy.messages.ts';

const texts = ({ locale, facts, answers }: PaperSource) =>
  translate(privacyMessages, locale, {
    site: facts.site,
    company: facts.company.name,
    email: answers.contact_email,
  });

/** What is stored, why, on which ground and for how long (GDPR article 13, 1c and 2a), of what this board does. */
function storedPoints(source: PaperSource): readonly Point[] {
  const t = texts(source);
  const { facts, answers, times } = source;
  const of = (purpose: LegalPurpose, label: string, text: string): Point | undefined =>
    facts.purposes.has(purpose) ? { label, text } : undefined;
  return given(
    of('applications', t('applications'), t('applicationsText', { time: times.application })),
    of('accounts', t('accounts'), t('accountsText', { time: times.accountLog })),
    of('resumes', t('resumes'), t('resumesText')),
    of('alerts', t('alerts'), t('alertsText', { time: times.unconfirmedAlert })),
    of('newsletters', t('newsletters'), t('newslettersText', { time: times.unconfirmedNewsletter })),
    of('companies', t('companies'), t('companiesText')),
    of('orders', t('orders'), t('ordersText', { count: answers.invoice_years })),
    of('reports', t('reports'), t('reportsText', { time: times.objection })),
    { label: t('mails'), text: t('mailsText', { time: times.mail }) },
    of('statistics', t('statistics'), t('statisticsText')),
    of('measuring', t('measuring'), t('measuringText')),
    { label: t('technical'), text: t('technicalText') },
  );
}

/** Who works for the board (GDPR article 13, 1e and 1f). */
function processors(source: PaperSource): { points: readonly Point[]; outside: string } {
  const t = texts(source);
  const { answers, facts, locale, countryName } = source;
  const task = translate(noticeMessages, locale);
  const named = answers.processors.filter(({ name }) => name.trim() !== '');
  const known = new Set(named.map(({ name }) => name.trim().toLowerCase()));
  const points = named.map((one) => ({
    label: one.name.trim(),
    text: given(task(`task.${one.task}`), one.country && countryName(one.country)).join(', '),
  }));
  const payments = facts.payments
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => ({ label: name, text: task('task.payment') }));
  const google = facts.purposes.has('measuring') && ![...known].some((name) => name.includes('google'));
  const outside = named.filter(({ country }) => isOutsideArea(country)).map(({ name }) => name.trim());
  return {
    points: [...points, ...payments, ...given(google && { label: 'Google', text: task('task.statistics') })],
    outside: outside.length > 0 ? t('outside', { names: outside.join(', ') }) : '',
  };
}

/** The privacy statement. */
export function privacyPaper(source: PaperSource): Paper {
  const t = texts(source);
  const { facts, answers } = source;
  const has = (purpose: LegalPurpose) => facts.purposes.has(purpose);
  const working = processors(source);
  const authority = authorityOf(answers.authority, facts.company.countryCode);
  return {
    title: t('title'),
    intro: t('intro'),
    sections: [
      { heading: t('who'), paragraphs: [t('responsible')], points: whoPoints(source) },
      {
        heading: t('stored'),
        paragraphs: [],
        points: storedPoints(source),
        after: given((has('applications') || has('accounts')) && t('optional')),
      },
      {
        heading: t('sees'),
        paragraphs: given(
          has('applications') && t('employers'),
          working.points.length > 0 ? t('processors') : t('processorsNone'),
        ),
        points: working.points,
        after: given(working.outside),
      },
      {
        heading: t('rights'),
        paragraphs: given(
          t('rightsText'),
          has('accounts') && t('profile'),
          answers.contact_email && t('ask'),
          t('decisions'),
          t('age', { age: answers.minimum_age }),
        ),
      },
      { heading: t('cookies'), paragraphs: [t('cookiesText')] },
      {
        heading: t('complaint'),
        paragraphs: [
          authority
            ? t('complaintText', { authority: authority.name, website: authority.website })
            : t('complaintAny'),
        ],
      },
    ],
  };
}
