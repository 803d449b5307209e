import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { FilterButton } from './filter-button.tsx';
import { SortSelect } from './sort-select.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/List tools',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(SortSelect, { FilterButton }),
};
export default meta;

export const Sort: PartStory = {
  render: () => (
    <>
      <form id="lijst" />
      <SortSelect
        id="volgorde"
        formId="lijst"
        value="nieuw"
        options={[
          { value: 'nieuw', label: 'Nieuwste eerst' },
          { value: 'afstand', label: 'Dichtbij eerst' },
        ]}
        onChoose={() => {}}
      />
    </>
  ),
};

export const Filters: PartStory = {
  render: () => (
    <>
      <FilterButton sheetId="filterblad" count={3} always />
      <div id="filterblad" popover="auto" />
    </>
  ),
};
