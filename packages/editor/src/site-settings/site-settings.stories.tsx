import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import type { SectionName } from './sections.ts';
import { SiteSettingsFixture } from './site-settings.fixture.tsx';

const meta: Meta = {
  title: 'Editor/Site settings',
  decorators: [
    (story) => {
      // A theme that was chosen and not saved is kept by the browser: a story begins without it.
      sessionStorage.clear();
      return <EditorPage>{story()}</EditorPage>;
    },
  ],
};
export default meta;

const section = (name: SectionName): StoryObj => ({
  render: () => <SiteSettingsFixture section={name} changes={{ settings: { pay_by_invoice: false } }} />,
});

/** What is chosen is tried beside it, and saved by its button alone; what no site can be drawn in says why. */
export const Theme: StoryObj = {
  ...section('theme'),
  async play({ canvas, userEvent }) {
    const save = await canvas.findByRole('button', { name: 'Save theme' });
    if (!save.matches(':disabled')) throw new Error('Nothing is chosen yet');
    const number = canvas.getByRole('spinbutton', { name: 'Width of the content' });
    await userEvent.clear(number);
    await userEvent.type(number, '301');
    await canvas.findByText(/^The most is 300\./);
    await userEvent.clear(number);
    await userEvent.type(number, '90');
    if (canvas.queryByText(/^The most is 300\./)) throw new Error('90 fits');
    const hex = canvas.getByRole('textbox', { name: /^Primary, / });
    await userEvent.clear(hex);
    await userEvent.type(hex, '#ffee00');
    await userEvent.click(await canvas.findByRole('button', { name: /^Use #/ }));
    await userEvent.click(canvas.getByText('Lato'));
    if (save.matches(':disabled')) throw new Error('It can be saved now');
  },
};
export const Identity: StoryObj = section('identity');
export const Jobs: StoryObj = section('jobs');
export const Legal: StoryObj = section('legal');
export const Measuring: StoryObj = section('measuring');

/** A number is stored as one; what does not fit stays typed, and says why. */
export const Shop: StoryObj = {
  ...section('shop'),
  async play({ canvas, userEvent }) {
    const limit = await canvas.findByRole('spinbutton', { name: 'Limit on invoice' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '99000000{Enter}');
    await canvas.findByText(/^The most is 10000000\./);
    await userEvent.clear(limit);
    await userEvent.type(limit, '750{Enter}');
    await canvas.findByRole('button', { name: 'Limit on invoice: back to the default' });
    if (canvas.queryByText(/^The most is 10000000\./)) throw new Error('750 fits');
  },
};

/** A list as any other of the form: what is copied has an id of its own, and a list that is not valid says where. */
export const Scripts: StoryObj = {
  render: () => (
    <SiteSettingsFixture
      section="scripts"
      changes={{
        cookieScripts: [
          { id: 'necessary', name: '', type: 'mandatory' },
          {
            id: 'counter',
            name: 'Plausible',
            description: 'Counts visits.',
            type: 'analytics',
            scriptText: '<script defer src="https://plausible.io/js/script.js"></script>',
          },
        ],
      }}
    />
  ),
  async play({ canvas, userEvent }) {
    (await canvas.findByRole('button', { name: 'Duplicate Plausible' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('table', { name: 'When it runs' });
    const name = canvas.getByRole('textbox', { name: 'Name visitors see' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Plausible '.repeat(9));
    await canvas.findByText('Name visitors see should be at most 80 characters');
    await canvas.findByText(/^Not saved until this is put right/);
  },
};
