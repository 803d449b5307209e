import type { Meta, StoryObj } from '@storybook/react-vite';
import { jobList } from '@boardwright/blocks-schema';
import { aSite } from '../page-editing/a-site.ts';
import type { Failure } from '../page-editing/editing.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { anEngine } from '../block-actions/workbench.fixture.tsx';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PagePanel } from './page-panel.tsx';
import { PageSettingsDialog } from './page-settings-dialog.tsx';

const meta: Meta = {
  title: 'Editor/Pages',
  decorators: [
    (story) => {
      // What was filled in before is kept by the browser: a story begins without it.
      sessionStorage.clear();
      return <EditorPage>{story()}</EditorPage>;
    },
  ],
};
export default meta;

const plain = aSite();
const home = plain.pageOf[1]!;
const texts = (locale: string, label: string, title: string) => ({
  [locale]: { id: 1, revision: 1, values: { page_label: label, page_title: title } },
});
// What the page says of itself, its list of jobs says in its place.
const engine = anEngine(jobList);
const site: EditedSite = {
  ...plain,
  settings: { ...plain.settings, seo_image: '/uploads/art/photo.jpg' },
  blockOf: { ...plain.blockOf, 13: { ...plain.blockOf[13]!, key: 'job-list' } },
  pageOf: {
    ...plain.pageOf,
    1: { ...home, texts: { ...texts('NL', 'Thuis', 'Werk aan het wad'), ...texts('EN', 'Home', '') } },
  },
};

interface SettingsProps {
  readonly failure?: Failure;
  readonly field?: string;
}

function Settings({ failure, field }: SettingsProps) {
  return (
    <OnWorkbench site={site} engine={engine} query="?page=1" journal={{ failures: failure ? [failure] : [] }}>
      <PageSettingsDialog page={site.pageOf[1]!} failure={failure?.uid} field={field} locale={undefined} />
    </OnWorkbench>
  );
}

/** Texts in each language, with room that is counted; paths that are free; a kind that no other page has. */
export const PageSettings: StoryObj = {
  render: () => <Settings field="page_title" />,
  async play({ canvas, userEvent }) {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    if (document.activeElement !== title) throw new Error('It begins at the text that it is opened for');
    await userEvent.type(title, 's');
    await canvas.findByText('17 of 120');
    await canvas.findByText('Werk aan het wads · Wadwerk');
    const card = canvas.getByRole('figure', { name: /networks/ });
    if (!card.textContent?.includes('Werk aan het wads')) throw new Error('It is shared under its title');
    await userEvent.click(canvas.getByRole('switch', { name: 'Left out of search engines' }));
    await canvas.findByText(/asked to leave this page out/);
    await userEvent.click(canvas.getByRole('switch', { name: 'Left out of search engines' }));
    canvas.getByText(/‘Job list’ on this page says its own title/);
    if (!canvas.getByRole('option', { name: /About.*on this site/ }).matches(':disabled'))
      throw new Error('A kind that is in use cannot be chosen');
    const [path] = canvas.getAllByRole('textbox', { name: /^URL path/ });
    if (!path) throw new Error('A page has a path');
    await userEvent.clear(path);
    await userEvent.type(path, 'pagina-2');
    await canvas.findByText(/already used by some other page/);
    await userEvent.click(canvas.getByRole('button', { name: 'pagina-2-2' }));
    if (canvas.queryByText(/already used/)) throw new Error('That one is free');
    await userEvent.click(canvas.getByRole('switch', { name: 'Same in all languages' }));
    if (canvas.getAllByRole('textbox', { name: /^URL path/ }).length !== 1) throw new Error('One for all');
  },
};

function Panel() {
  const { entry, locale } = useWorkbench();
  const values = useEdited(({ pageOf }) => pageOf[1]?.texts['NL']?.values);
  return (
    <div style={{ display: 'grid', maxInlineSize: 384, blockSize: 820 }}>
      {entry ? <PagePanel entry={entry} locale={locale} /> : null}
      <output aria-label="Written" hidden>
        {JSON.stringify(values)}
      </output>
    </div>
  );
}

/** Beside the page: what fits is written at once, what does not stays typed, and the address waits to be saved. */
export const PageBeside: StoryObj = {
  render: () => (
    <OnWorkbench site={site} engine={engine} query="?page=1">
      <Panel />
    </OnWorkbench>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    const written = (): string => canvasElement.querySelector('output')?.textContent ?? '';
    const label = await canvas.findByRole('textbox', { name: 'Label' });
    await userEvent.clear(label);
    await canvas.findByText('The page name must be filled.');
    if (!written().includes('"page_label":"Thuis"')) throw new Error('A page keeps a name');
    await userEvent.type(label, 'Begin');
    if (!written().includes('"page_label":"Begin"')) throw new Error('What fits is written');
    await canvas.findByRole('heading', { name: 'Begin' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Left out of search engines' }));
    if (!written().includes('"page_noindex":true')) throw new Error('So is a switch');
    const [path] = canvas.getAllByRole('textbox', { name: /^URL path/ });
    if (!path) throw new Error('A page has a path');
    await userEvent.clear(path);
    await userEvent.type(path, 'begin');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address and type' }));
    if (canvas.queryByRole('button', { name: 'Save address and type' }))
      throw new Error('Nothing is left to save');
  },
};

/** What is missing or too long keeps it open, in the language and at the field. */
export const PageSettingsWrong: StoryObj = {
  render: () => <Settings />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'EN' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Label' }));
    if (canvas.queryByText('The page name must be filled.')) throw new Error('Not while it is written');
    await userEvent.click(canvas.getByRole('tab', { name: 'NL' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save page' }));
    await canvas.findByText('The page name must be filled.');
    const label = canvas.getByRole('textbox', { name: 'Label' });
    if (label.getAttribute('aria-invalid') !== 'true') throw new Error('It is said at the label');
    await userEvent.click(label);
    await userEvent.paste('x'.repeat(81));
    await canvas.findByText('81 of 80');
    await canvas.findByText(/should be at most 80 characters/);
  },
};

const refused: Failure = {
  uid: 'f',
  name: { key: 'pageChanged' },
  page: 1,
  commands: [
    { type: 'setPageTexts', page: 1, locale: 'EN', set: { page_label: 'Start' }, unset: [] },
    { type: 'setPage', page: 1, key: 'p-home', path: { nl: 'start', en: 'begin' } },
  ],
  message: 'Not saved',
  fields: {
    page_label: ['No such name'],
    'path.en': ['This path was taken a moment ago'],
    key: ['No such kind'],
  },
};

/** What the server refused is there as it was meant, each sentence at its field. */
export const PageSettingsRefused: StoryObj = {
  render: () => <Settings failure={refused} />,
  async play({ canvas, userEvent }) {
    const label = await canvas.findByRole('textbox', { name: 'Label' });
    if ((label as HTMLInputElement).value !== 'Start') throw new Error('In the language that was refused');
    for (const name of ['Label', 'URL path, EN'])
      if (canvas.getByRole('textbox', { name }).getAttribute('aria-invalid') !== 'true')
        throw new Error(name);
    canvas.getByText('No such kind');
    await userEvent.type(label, '!');
    if (canvas.queryByText('No such name')) throw new Error('Of what is written now nothing was said');
  },
};

/** A page is named after its kind, until somebody names it. */
export const NewPage: StoryObj = {
  render: () => (
    <OnWorkbench site={site} query="?page=1">
      <NewPageDialog />
    </OnWorkbench>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create page' }));
    await canvas.findByText('The page name must be filled.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Page type' }), 'Log in');
    if (canvas.getByRole<HTMLInputElement>('textbox', { name: 'Label' }).value !== 'Log in')
      throw new Error('It is named after its kind');
    await userEvent.click(canvas.getByRole('radio', { name: 'A copy of a page' }));
    if (canvas.queryByRole('combobox', { name: 'Page type' }))
      throw new Error('A copy is of its page’s kind');
    await canvas.findByText('Page to copy');
  },
};
