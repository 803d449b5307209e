import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import type { SiteContent } from './site-content.ts';

/** The kinds of block of the little site. */
export const kinds: readonly { readonly schema: BlockSchema }[] = Object.values(coreSchemas).map(
  (schema: BlockSchema) => ({ schema }),
);

/** A small site as plain data: two pages, a navbar on both, a block of a kind that nobody knows. */
export function aContent(): SiteContent {
  const navbar = { id: 1, key: 'navbar', settings: { nl: {} }, shared: true };
  return {
    name: 'Wadwerk',
    languages: ['nl', 'en'],
    pages: [
      {
        id: 1,
        kind: 'p-home',
        path: { nl: '', en: '' },
        texts: { nl: { page_label: 'Start' } },
        blocks: [
          navbar,
          { id: 2, key: 'faq', settings: { nl: { title: 'Vragen' }, en: { title: 'Questions' } } },
          { id: 3, key: 'acme/unheard-of', settings: { nl: { words: 'bewaard' } }, version: 4 },
        ],
      },
      {
        id: 2,
        kind: 'p-generic',
        path: { nl: 'over', en: 'about' },
        texts: { nl: { page_label: 'Over ons' } },
        blocks: [
          navbar,
          { id: 4, key: 'html', settings: { nl: { html: '<p>Hallo</p>' } }, styles: 'p { margin: 0 }' },
        ],
      },
    ],
  };
}
