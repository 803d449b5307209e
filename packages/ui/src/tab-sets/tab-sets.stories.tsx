import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { TabSets } from './tab-sets.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Tab sets',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(TabSets),
};
export default meta;

export const Tabbed: PartStory = {
  render: () => (
    <TabSets
      name="zoek-op"
      title="Zoek op"
      tabsLabel="Indeling"
      tabbed
      sets={[
        { title: 'Vakgebied', content: <p>Zorg, techniek, onderwijs</p> },
        { title: 'Plaats', content: <p>Groningen, Drachten, Assen</p> },
      ]}
    />
  ),
};

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
