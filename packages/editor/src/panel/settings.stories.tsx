import { defineBlockSchema, settingsValidators, type BlockSchema } from '@boardwright/blocks-schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import { useState } from 'react';
import type { Values } from '../page-editing/edited-site.ts';
import { blockOfRows, breadth } from './breadth.fixture.ts';
import { PanelFixture } from './panel.fixture.tsx';

const rows = Object.entries(breadth);
const everything = blockOfRows(rows);
const valuesOf = (choose: (row: (typeof rows)[number][1]) => unknown): Values =>
  Object.fromEntries(rows.map(([name, row]) => [name, choose(row)]));

const draw = (schema: BlockSchema<string, Values>, values: Values) => (
  <div style={{ maxWidth: 360 }}>
    <PanelFixture schema={schema} values={values} siteLocales={['nl']} />
  </div>
);

const meta: Meta = { title: 'Editor/Settings', decorators: [(story) => <EditorPage>{story()}</EditorPage>] };
export default meta;

/** All that a schema may hold, with something in it. */
export const Filled: StoryObj = {
  render: () =>
    draw(
      everything,
      valuesOf(({ good }) => good[0]),
    ),
};

/** The same, untouched. */
export const Untouched: StoryObj = { render: () => draw(everything, {}) };

/** The same, with something wrong in each. */
export const Wrong: StoryObj = {
  render: () =>
    draw(
      everything,
      valuesOf(({ bad }) => bad[0]?.[0]),
    ),
};

const broken = defineBlockSchema({
  key: 'acme/broken',
  title: 'A control that throws',
  group: 'content',
  icon: 'puzzle',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      first: { type: 'string', title: 'First', default: '', maxLength: 20 },
      torn: { type: 'string', title: 'Torn', default: '', maxLength: 20 },
      last: { type: 'string', title: 'Last', default: '', maxLength: 20 },
    },
  },
  tabs: { content: ['first', 'torn', 'last'] },
  // There is none of this name: describeBlock refuses it, and RJSF throws.
  widgets: { torn: 'colour of the moon' as never },
}) as BlockSchema<string, Values>;

/** A control that throws is an error of that setting alone. */
export const Broken: StoryObj = {
  parameters: { breaks: true },
  render: () => draw(broken, {}),
  async play({ canvas }) {
    await canvas.findByRole('alert');
    for (const label of ['First', 'Last']) await canvas.findByRole('textbox', { name: label });
  },
};

const speaking = defineBlockSchema({
  key: 'acme/speaking',
  title: 'Texts that the page has in their place',
  group: 'content',
  icon: 'puzzle',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Heading', default: '', maxLength: 20 },
      intro: { type: 'string', title: 'Introduction', default: '', maxLength: 400 },
      plain: { type: 'string', title: 'Plain', default: 'As it was', maxLength: 20 },
    },
  },
  tabs: { content: ['heading', 'intro', 'plain'] },
  fallbacks: { heading: 'title', intro: 'about' },
}) as BlockSchema<string, Values>;
const messages = {
  en: { title: 'Questions', about: 'What people ask' },
  nl: { title: 'Vragen', about: 'Wat mensen vragen' },
  ro: { title: 'Întrebări', about: 'Ce întreabă oamenii' },
};

/** An empty text shows what the page says in its place, in the site's language; one that was emptied has nothing there. */
export const EmptyTexts: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <PanelFixture schema={speaking} values={{ plain: '' }} messages={messages} siteLocales={['nl']} />
    </div>
  ),
  async play({ canvas }) {
    await canvas.findByPlaceholderText('Vragen');
    await canvas.findByPlaceholderText('Wat mensen vragen');
    const plain = await canvas.findByRole('textbox', { name: 'Plain' });
    if (plain.getAttribute('placeholder') !== null) throw new Error('What was emptied is empty on the page');
  },
};

/** What the build would have compiled: it refuses the heading, whatever it is. */
const refusing = Object.assign((): boolean => false, {
  errors: [
    { keyword: 'type', instancePath: '/heading', schemaPath: '#/properties/heading/type', params: {} },
  ],
});

/** Validators whose file does not come the first two times. */
function lateValidators() {
  let asked = 0;
  return settingsValidators({
    [speaking.key]: () => {
      asked += 1;
      return asked > 2
        ? Promise.resolve({ settings: refusing, branches: {} })
        : Promise.reject(new Error('offline'));
    },
  });
}

function LateValidators() {
  const [validators] = useState(lateValidators);
  return (
    <div style={{ maxWidth: 360 }}>
      <PanelFixture schema={speaking} values={{}} validators={validators} siteLocales={['nl']} />
    </div>
  );
}

/** What checks the settings did not come: it is said, and asked for again. */
export const UncheckedSettings: StoryObj = {
  render: () => <LateValidators />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await canvas.findByText(/This value does not fit here/);
    if (canvas.queryByRole('button', { name: 'Check again' })) throw new Error('It has come by now');
  },
};
