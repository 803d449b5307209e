import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Pagination',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Pagination),
};
export default meta;

export const Playground: PartStory = playground<PaginationProps>(
  { page: 7, lastPage: 13, hrefOf: (page) => `/vacatures?page=${page}` },
  { page: 'number', lastPage: 'number' },
);

export const First: PartStory = {
  render: () => <Pagination page={1} lastPage={13} hrefOf={(page) => `/vacatures?page=${page}`} />,
};

export const Middle: PartStory = {
  render: () => <Pagination page={7} lastPage={13} hrefOf={(page) => `/vacatures?page=${page}`} />,
};

export const Last: PartStory = {
  render: () => <Pagination page={3} lastPage={3} hrefOf={(page) => `/vacatures?page=${page}`} />,
};
