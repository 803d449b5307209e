import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { FilterDisclosure } from './filter-disclosure.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Filters',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(FilterSheet, { FilterDisclosure, FilterGroup }),
};
export default meta;

const vakgebied = {
  key: 'industry',
  name: 'Vakgebied',
  items: ['Zorg en welzijn', 'Techniek en productie', 'Onderwijs', 'Bouw en installatie', 'Horeca'].map(
    (name, index) => ({ id: 501 + index, name, count: 41 - 8 * index }),
  ),
};

export const Sheet: PartStory = {
  render: () => (
    <FilterSheet
      id="filters"
      formId="filterformulier"
      action="/vacatures"
      hidden={[['location_name', 'Groningen']]}
      clearHref="/vacatures"
      showLabel="Toon 123 vacatures"
      onSend={() => {}}
    >
      <FilterGroup field="segment" group={vakgebied} chosen={[501]} open limit={3} onToggle={() => {}} />
      <FilterDisclosure title="Opleiding" open={false}>
        <p>Mbo, hbo, wo</p>
      </FilterDisclosure>
    </FilterSheet>
  ),
};
