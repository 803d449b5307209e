import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import { ReleasesFixture } from './releases.fixture.tsx';

const meta: Meta = {
  title: 'Editor/Releases',
  decorators: [(story) => <EditorPage>{story()}</EditorPage>],
};
export default meta;

/** What goes live together, how it stands to what visitors have, and the calendar of all that is planned. */
export const Planned: StoryObj = {
  render: () => <ReleasesFixture />,
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Winter campaign' });
  },
};

/** Nobody made one yet: what a release is for, and the way to the first. */
export const None: StoryObj = {
  render: () => <ReleasesFixture plans={[]} />,
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'No releases yet' });
  },
};
