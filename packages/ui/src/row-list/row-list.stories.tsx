import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { LinkButton } from '../button/link-button.tsx';
import { ListSearch } from './list-search.tsx';
import { RowList } from './row-list.tsx';
import { RowTitle } from './row-title.tsx';
import { RowTools } from './row-tools.tsx';
import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

const meta: Meta = {
  title: 'Parts/Row list',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(RowList, { RowTitle, RowTools, ListSearch }),
};
export default meta;

export const Rows: PartStory = {
  render: () => (
    <RowList>
      {['Zorggroep Lauwers', 'Polderdata'].map((name) => (
        <li key={name}>
          <RowTitle>{name}</RowTitle>
          <RowTools>
            <LinkButton href="/account" variant="secondary" size="small">
              Bewerken
            </LinkButton>
          </RowTools>
        </li>
      ))}
    </RowList>
  ),
};

type ListSearchProps = ComponentProps<typeof ListSearch>;

export const SearchPlayground: PartStory = {
  ...playground<ListSearchProps>(
    {
      id: 'zoek-organisatie',
      action: '/account',
      hidden: { menuType: 'organisations' },
      search: 'Lauwers',
      label: 'Zoek op naam',
      go: 'Zoeken',
    },
    { search: 'text', label: 'text', go: 'text' },
  ),
  render: (args) => <ListSearch {...(args as ListSearchProps)} />,
};
