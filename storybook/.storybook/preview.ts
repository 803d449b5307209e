import '@boardwright/ui/styles.css';
import { themeVariables } from '@boardwright/ui/theme-variables';
import type { Preview } from '@storybook/react-vite';
import { brands, type BrandName } from './brands.ts';
import { viewports } from './breakpoints.ts';
import { gatherErrors } from './console-errors.ts';
import { fontFaces } from './fonts.ts';

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
  initialGlobals: { locale: 'nl', brand: 'wadwerk', visitor: 'guest' },
  parameters: {
    viewport: { options: viewports },
    // A violation fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Docs', ['Add a block', 'Tokens'], 'Parts', 'Blocks'] } },
  },
  decorators: [
    (story, { globals }) => {
      dress(globals as Dress);
      return story();
    },
  ],
  beforeEach: () => gatherErrors.start(),
  afterEach: ({ parameters }) => gatherErrors.end(parameters['breaks'] === true),
};
export default preview;

interface Dress {
  readonly locale: string;
  readonly brand: BrandName;
  readonly visitor: string;
}

/** Makes the document a page of the brand, in the language and for the visitor, as the site's server prints it. */
function dress({ locale, brand, visitor }: Dress): void {
  const page = document.documentElement;
  const { settings } = brands[brand];
  page.lang = locale;
  page.dataset['visitor'] = visitor;
  page.removeAttribute('style');
  for (const [name, value] of Object.entries(themeVariables(settings))) page.style.setProperty(name, value);
  fontSheet().textContent = fontFaces(settings.fontFamily);
}

function fontSheet(): HTMLStyleElement {
  const id = 'brand-font';
  const found = document.querySelector<HTMLStyleElement>(`style#${id}`);
  if (found) return found;
  const sheet = document.createElement('style');
  sheet.id = id;
  document.head.append(sheet);
  return sheet;
}
