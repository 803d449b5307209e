import { inMemoryEffects, type SiteContent } from '@boardwright/editor';
import { callToActionBlock } from '@boardwright/engine/blocks/call-to-action';
import { faqBlock } from '@boardwright/engine/blocks/faq';
import { greetingBlock } from './greeting.tsx';

/** Blocks of this application, and two that come with Boardwright. */
export const blocks = [greetingBlock, callToActionBlock, faqBlock];

const begin: SiteContent = {
  name: 'Greetings',
  languages: ['en', 'nl'],
  settings: { primary_color: '#14532d' },
  pages: [
    {
      id: 1,
      kind: 'p-home',
      path: { en: '', nl: '' },
      texts: { en: { page_label: 'Home' }, nl: { page_label: 'Start' } },
      blocks: [{ id: 1, key: 'acme/greeting', settings: { en: { title: 'Hello' } } }],
    },
    {
      id: 2,
      kind: 'p-generic',
      path: { en: 'questions', nl: 'vragen' },
      texts: { en: { page_label: 'Questions' } },
      blocks: [
        {
          id: 2,
          key: 'faq',
          settings: {
            en: {
              title: 'Questions',
              questions: [{ question: 'Who may greet?', answer: '<p>Anybody.</p>' }],
            },
          },
        },
      ],
    },
  ],
};

/** What is saved stays in this browser; in its place, ask a server. */
export const effects = inMemoryEffects({
  site: begin,
  blocks,
  storage: { store: localStorage, name: 'greetings' },
});
