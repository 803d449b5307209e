import { inMemoryEffects, type SiteContent } from '@boardwright/editor';
import { coreBlocks } from '@boardwright/engine/blocks';
import { greetingBlock } from './greeting.tsx';

/** Blocks of this application, and two that come with Boardwright. */
export const blocks = [
  greetingBlock,
  ...coreBlocks.filter(({ key }) => ['faq', 'call-to-action'].includes(key)),
];

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
      blocks: [{ id: 2, key: 'faq', settings: { en: { title: 'Questions' } } }],
    },
  ],
};

/** What is saved stays in this browser; in its place, ask a server. */
export const effects = inMemoryEffects({
  site: begin,
  blocks,
  storage: { store: localStorage, name: 'greetings' },
});
