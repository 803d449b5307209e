import type { faq, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockHead } from '../../board/define-block.ts';

/** Questions and answers for search engines (schema.org FAQPage); only those that have both. */
export function faqHead(
  _: undefined,
  { settings }: { readonly settings: SettingsOf<typeof faq> },
): BlockHead {
  const answered = settings.questions.filter(({ question, answer }) => question && answer);
  if (answered.length === 0) return {};
  return {
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: answered.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
