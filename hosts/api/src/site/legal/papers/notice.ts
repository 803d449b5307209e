import { translate } from '@boardwright/messages';
import { given, type Paper, type PaperSource, type Point } from './paper.ts';
import { noticeMessages } from './notice.messages.ts';

const texts = ({ locale, facts, answers }: PaperSource) =>
  translate(noticeMessages, locale, {
    site: facts.site,
    company: facts.company.name,
    email: answers.contact_email,
  });

const point = (label: string, text: string): Point | undefined => (text === '' ? undefined : { label, text });

/** How a company is reached. */
function reachPoints(source: PaperSource): readonly Point[] {
  const t = texts(source);
  const { answers } = source;
  return given(
    point(t('email'), answers.contact_email),
    point(t('phone'), answers.contact_phone),
    point(t('officer'), [answers.officer_name, answers.officer_email].filter(Boolean).join(', ')),
  );
}

function companyPoints(source: PaperSource): readonly Point[] {
  const t = texts(source);
  const { company } = source.facts;
  return given(
    point(t('name'), company.name),
    point(
      t('address'),
      given(company.address, company.address && source.countryName(company.countryCode)).join(', '),
    ),
    point(t('represented'), source.answers.represented_by),
    point(t('registration'), company.registration),
    point(t('vat'), company.vatNumber),
  );
}

/** Who it is, and how to reach them (GDPR article 13, 1a and 1b). */
export function whoPoints(source: PaperSource): readonly Point[] {
  return [...companyPoints(source), ...reachPoints(source)];
}

/** The legal notice: who runs the site. */
export function noticePaper(source: PaperSource): Paper {
  const t = texts(source);
  const { facts, answers, locale } = source;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const languages = new Intl.ListFormat(locale).format(facts.languages.map((code) => names.of(code) ?? code));
  return {
    title: t('title'),
    intro: t('intro'),
    sections: [
      { heading: t('who'), paragraphs: [], points: companyPoints(source) },
      {
        heading: t('reach'),
        paragraphs: [],
        points: reachPoints(source),
        after: given(answers.contact_email && t('authorities', { languages })),
      },
      { heading: t('content'), paragraphs: [t('contentText')] },
    ],
  };
}
