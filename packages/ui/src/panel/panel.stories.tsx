import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { MoreLink } from '../section-head/more-link.tsx';
import { Panel, type PanelProps } from './panel.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Panel',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Panel),
};
export default meta;

export const Playground: PartStory = playground<PanelProps>(
  {
    title: 'Over de werkgever',
    titleId: 'over',
    tone: 'plain',
    level: 2,
    children: 'Een wijkteam van negen collega’s plant samen de routes.',
  },
  { title: 'text', tone: ['plain', 'tint'], level: [2, 3], children: 'text' },
);

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
