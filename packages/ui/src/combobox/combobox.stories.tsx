import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { Combobox } from './combobox.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Combobox',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Combobox),
};
export default meta;

export const Place: PartStory = {
  render: () => (
    <div style={{ position: 'relative' }}>
      <label htmlFor="plaats">Plaats</label>
      <Combobox
        id="plaats"
        name="plaats"
        value="Groningen"
        listLabel="Plaatsen"
        announce={(count) => `${count} plaatsen`}
        find={async (typed) => [{ label: typed, note: 'Groningen' }]}
      />
    </div>
  ),
};
