import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { FilterButton, type FilterButtonProps } from './filter-button.tsx';
import { SortSelect, type SortSelectProps } from './sort-select.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/List tools',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(SortSelect, { FilterButton }),
};
export default meta;

export const Playground: PartStory = {
  ...playground<SortSelectProps>(
    {
      id: 'volgorde',
      formId: 'lijst',
      value: 'nieuw',
      options: [
        { value: 'nieuw', label: 'Nieuwste eerst' },
        { value: 'afstand', label: 'Dichtbij eerst' },
      ],
      onChoose: () => {},
    },
    { value: ['nieuw', 'afstand'], options: 'object' },
  ),
  render: (args) => (
    <>
      <form id="lijst" />
      <SortSelect {...(args as SortSelectProps)} />
    </>
  ),
};

export const FilterPlayground: PartStory = {
  ...playground<FilterButtonProps>(
    { sheetId: 'filterblad', count: 3, always: true },
    { count: 'number', always: 'boolean' },
  ),
  render: (args) => (
    <>
      <FilterButton {...(args as FilterButtonProps)} />
      <div id="filterblad" popover="auto" />
    </>
  ),
};
