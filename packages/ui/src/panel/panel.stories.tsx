import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { MoreLink } from '../section-head/more-link.tsx';
import { Panel } from './panel.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Panel',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Panel),
};
export default meta;

export const Titled: PartStory = {
  render: () => (
    <Panel
      title="Over de werkgever"
      titleId="over"
      aside={<MoreLink href="/organisatie">Alle vacatures</MoreLink>}
    >
      <p>Een wijkteam van negen collega’s plant samen de routes.</p>
    </Panel>
  ),
};

export const Tinted: PartStory = {
  render: () => (
    <Panel tone="tint">
      <p>Mail mij nieuwe vacatures rond Groningen.</p>
    </Panel>
  ),
};
