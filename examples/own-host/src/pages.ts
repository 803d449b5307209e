import type { PlacedBlock } from '@boardwright/engine';
import { faqBlock } from '@boardwright/engine/blocks/faq';
import { quoteBlock } from './quote.ts';

export interface Page {
  readonly locale: string;
  readonly title: string;
  readonly blocks: readonly PlacedBlock[];
}

/** What this host knows of pages, by address: here a list, in earnest what a database has. */
export const pages: Readonly<Record<string, Page>> = {
  '/': {
    locale: 'en',
    title: 'Work at the harbour',
    blocks: [
      { block: quoteBlock, settings: { text: 'The tide waits for nobody', by: 'Ann' } },
      {
        block: faqBlock,
        settings: {
          title: 'Questions',
          questions: [{ question: 'When do we sail?', answer: '<p>At high water.</p>' }],
        },
      },
    ],
  },
  '/fr': { locale: 'fr', title: 'Travailler au port', blocks: [{ block: quoteBlock }] },
};
