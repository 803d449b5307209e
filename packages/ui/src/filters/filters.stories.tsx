import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { FilterButton } from '../list-tools/filter-button.tsx';
import { FilterDisclosure } from './filter-disclosure.tsx';
import { FilterGroup, type FilterGroupProps } from './filter-group.tsx';
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx';
import { useTicked } from './use-ticked.ts';
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

const search = { segment_ids: [501] };

/** A group whose choices can be ticked. */
function TickedGroup(group: Omit<FilterGroupProps, 'chosen' | 'onToggle'>) {
  const [chosen, toggle] = useTicked(search);
  return <FilterGroup {...group} chosen={chosen} onToggle={toggle} />;
}

export const Playground: PartStory = {
  ...playground<FilterSheetProps>(
    {
      id: 'filters',
      formId: 'filterformulier',
      action: '/vacatures',
      hidden: [['location_name', 'Groningen']],
      clearHref: '/vacatures',
      showLabel: 'Toon 123 vacatures',
      only: false,
      onSend: () => {},
      children: (
        <>
          <TickedGroup field="segment" group={vakgebied} open limit={3} />
          <FilterDisclosure title="Opleiding" open={false}>
            <p>Mbo, hbo, wo</p>
          </FilterDisclosure>
        </>
      ),
    },
    { clearHref: 'text', showLabel: 'text', only: 'boolean' },
  ),
  render: (args) => {
    const sheet = args as FilterSheetProps;
    return (
      <>
        <FilterButton sheetId={sheet.id} count={search.segment_ids.length} always={sheet.only === true} />
        <FilterSheet {...sheet} />
      </>
    );
  },
};
