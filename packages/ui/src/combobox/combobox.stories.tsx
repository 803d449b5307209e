import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Combobox',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Combobox),
};
export default meta;

const places: readonly ComboboxOption[] = [
  { label: 'Groningen', note: 'Groningen' },
  { label: 'Groenlo', note: 'Gelderland' },
  { label: 'Groesbeek', note: 'Gelderland' },
  { label: 'Winsum', note: 'Groningen' },
  { label: 'Winsum', note: 'Friesland' },
];

export const Playground: PartStory = {
  ...playground<ComboboxProps<ComboboxOption>>(
    {
      id: 'plaats',
      name: 'plaats',
      value: 'Groningen',
      disabled: false,
      listLabel: 'Plaatsen',
      announce: (count) => `${count} plaatsen`,
      find: async (typed) =>
        places.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase())),
    },
    { value: 'text', disabled: 'boolean', listLabel: 'text' },
  ),
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <label htmlFor="plaats">Plaats</label>
      <Combobox {...(args as ComboboxProps<ComboboxOption>)} />
    </div>
  ),
};
