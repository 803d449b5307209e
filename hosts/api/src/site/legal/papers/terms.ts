import { translate } from '@boardwright/messages';
import { given, type Paper, type PaperSource } from './paper.ts';
import { termsMessages } from './terms.messages.ts';

/** The terms of use. */
export function termsPaper({ locale, facts, answers, times, countryName }: PaperSource): Paper {
  const { company, purposes, invoiceTerm } = facts;
  const t = translate(termsMessages, locale, {
    site: facts.site,
    company: company.name,
    email: answers.contact_email,
  });
  const sells = purposes.has('orders');
  const text = (...paragraphs: readonly (string | false | undefined)[]) => given(...paragraphs);
  return {
    title: t('title'),
    intro: t('intro'),
    sections: given(
      { heading: t('what'), paragraphs: text(t('whatText'), sells && t('paid')) },
      (purposes.has('accounts') || purposes.has('companies')) && {
        heading: t('account'),
        paragraphs: text(t('accountText')),
      },
      purposes.has('applications') && { heading: t('applying'), paragraphs: text(t('applyingText')) },
      {
        heading: t('posting'),
        paragraphs: text(t('postingText')),
        points: [{ text: t('real') }, { text: t('fair') }, { text: t('free') }, { text: t('pay') }],
      },
      {
        heading: t('removing'),
        paragraphs: text(
          t('removingText', { time: times.objection }),
          purposes.has('reports') && t('report'),
        ),
      },
      sells && {
        heading: t('prices'),
        paragraphs: text(t('pricesText'), invoiceTerm !== undefined && t('term', { count: invoiceTerm })),
      },
      { heading: t('liability'), paragraphs: text(t('liabilityText')) },
      {
        heading: t('law'),
        paragraphs: text(
          t('lawText', { country: countryName(company.countryCode) }),
          answers.court && t('court', { court: answers.court }),
          t('consumers'),
          t('changes'),
          answers.contact_email && t('questions'),
        ),
      },
    ),
  };
}
