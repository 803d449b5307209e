import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import { ChangesPanel } from '../publishing/changes-panel.tsx';
import { PublishControl } from '../publishing/publish-control.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { aPlan, ByHand } from '../publishing/publishing.fixture.tsx';

const meta: Meta = {
  title: 'Editor/Publishing',
  decorators: [(story) => <EditorPage>{story()}</EditorPage>],
};
export default meta;

/** How the page stands to what visitors have, and the button that publishes it. */
export const Control: StoryObj = {
  render: () => (
    <ByHand>
      <PublishControl />
    </ByHand>
  ),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Draft · 3 changes' });
  },
};

/** What visitors would notice, word by word; each of it can be put back. */
export const Changes: StoryObj = {
  render: () => (
    <ByHand>
      <ChangesPanel />
    </ByHand>
  ),
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'In blocks that stand on more pages' });
  },
};

/** What goes to visitors, with the shared blocks that change on other pages too. */
export const Publish: StoryObj = {
  render: () => (
    <ByHand>
      <PublishDialog />
    </ByHand>
  ),
  async play({ canvas }) {
    await canvas.findByRole('checkbox', { name: /pages: 2/ });
  },
};

/** Links by which people without an account see the page before it is published. */
export const PreviewLinks: StoryObj = {
  render: () => (
    <ByHand>
      <PreviewDialog />
    </ByHand>
  ),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'End now: Eemswind, communicatie' });
  },
};

/** What is planned stands above what changes; one that could not be published says why. */
export const Planned: StoryObj = {
  render: () => (
    <ByHand
      publication={{
        plans: [
          aPlan,
          {
            ...aPlan,
            id: 2,
            pages: [2],
            problem:
              'Visitors still find the page “Markt” at /markt. Publish them together, or that page first.',
          },
          { ...aPlan, id: 3, back_of: 1, due_at: '2027-01-08T17:00:00.000Z' },
        ],
      }}
    >
      <PublishControl />
      <ChangesPanel />
    </ByHand>
  ),
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Planned' });
  },
};
