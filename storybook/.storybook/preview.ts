import '@boardwright/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { brands } from './brands.ts';
import { viewports } from './breakpoints.ts';
import { gatherErrors } from './console-errors.ts';
import { dress } from './dress.ts';
import { firstToolbar, type Toolbar } from './toolbar.ts';

/** Tests of stories draw no page of documentation: they do not wait for what such pages need. */
const DocsPage = lazy(async () => ({ default: (await import('../docs/frame/docs-page.tsx')).DocsPage }));

const StoryDocs = lazy(async () => ({
  default: (await import('../docs/frame/story-docs.tsx')).StoryDocs,
}));

const item = ([value, title]: readonly [string, string]) => ({ value, title });

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language of the board',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries({ nl: 'Nederlands', en: 'English', ro: 'Română' }).map(item),
      },
    },
    brand: {
      description: 'Colours and font of the site',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { title }]) => ({ value, title })),
      },
    },
    visitor: {
      description: 'Who looks at the page',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: Object.entries({ guest: 'Guest', candidate: 'Candidate', employer: 'Employer' }).map(item),
      },
    },
  },
  initialGlobals: { ...firstToolbar },
  parameters: {
    viewport: { options: viewports },
    a11y: {
      // A violation fails the story's test.
      test: 'error',
      // What passes is a list for whoever looks; a test would send it from page to runner, a megabyte for each drawing.
      options: import.meta.env['MODE'] === 'test' ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: { container: DocsPage, page: StoryDocs },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Try your brand',
          'Guidelines',
          ['Type', 'Space', 'Colour', 'Icons', 'Motion', 'Tone of voice', 'Accessibility', 'Dos and don’ts'],
          'Docs',
          ['Tokens', 'Status', 'Add a block'],
          'Parts',
          'Blocks',
          'Pages',
          'Mails',
          'Print',
          'States',
          'Editor',
        ],
      },
    },
  },
  decorators: [
    (story, { globals }) => {
      dress(globals as Toolbar & typeof globals);
      return story();
    },
  ],
  beforeEach: () => gatherErrors.start(),
  afterEach: ({ parameters }) => gatherErrors.end(parameters['breaks'] === true),
};
export default preview;
