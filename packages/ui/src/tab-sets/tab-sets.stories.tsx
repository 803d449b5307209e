import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { TabSets, type TabSetsProps } from './tab-sets.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Tab sets',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(TabSets),
};
export default meta;

export const Playground: PartStory = playground<TabSetsProps>(
  {
    name: 'zoek-op',
    title: 'Zoek op',
    tabsLabel: 'Indeling',
    tabbed: true,
    level: 2,
    sets: [
      { title: 'Vakgebied', content: <p>Zorg, techniek, onderwijs</p> },
      { title: 'Plaats', content: <p>Groningen, Drachten, Assen</p> },
    ],
  },
  { title: 'text', level: [1, 2], tabsLabel: 'text', tabbed: 'boolean' },
);

export const Below: PartStory = {
  render: () => (
    <TabSets
      name="alles"
      title="Zoek op"
      tabsLabel="Indeling"
      tabbed={false}
      sets={[
        { title: 'Vakgebied', content: <p>Zorg, techniek, onderwijs</p> },
        { title: 'Plaats', content: <p>Groningen, Drachten, Assen</p> },
      ]}
    />
  ),
};
