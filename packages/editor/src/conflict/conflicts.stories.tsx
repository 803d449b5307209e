import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { aSite, typed } from '../page-editing/a-site.ts';
import type { Conflict } from '../page-editing/conflict.ts';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import { Conflicts } from './conflicts.tsx';

/** What two people changed: left for later, and asked about. */
const meta: Meta = {
  title: 'States/Conflict in the editor',
  tags: ['autodocs'],
  parameters: { drawnOnce: true, docs: { source: { code: null } } },
  decorators: [(story) => <EditorPage>{story()}</EditorPage>],
};
export default meta;

const conflict: Conflict = {
  uid: 'one',
  name: { key: 'blockAdded', values: { block: 'FAQ' } },
  command: typed('Veelgestelde vragen'),
  disputed: [
    {
      name: 'title',
      was: 'Vragen over solliciteren',
      mine: 'Veelgestelde vragen over solliciteren',
      theirs: 'Vraag en antwoord over solliciteren',
    },
  ],
  merged: ['questions'],
  by: { name: 'Femke Hofstra', at: 0 },
};

const render = () => (
  <OnWorkbench site={aSite()} journal={{ deferred: [conflict] }}>
    <Conflicts />
  </OnWorkbench>
);

export const LeftForLater: StoryObj = { render };

export const Deciding: StoryObj = {
  render,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide now' }));
    await canvas.findByRole('dialog');
  },
};
