import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { TagList } from './tag-list.tsx';
import { Tag, type TagProps } from './tag.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Tag',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Tag, { TagList }),
};
export default meta;

export const Playground: PartStory = playground<TagProps>(
  { children: 'Thuiszorg' },
  { children: 'text', href: 'text' },
);

export const One: PartStory = {
  render: () => (
    <>
      <Tag>Vast</Tag> <Tag href="/vacatures?contract=401">Hbo</Tag>
    </>
  ),
};

export const List: PartStory = {
  render: () => (
    <TagList label="Kenmerken" tags={[{ name: 'Vast' }, { name: 'Hbo' }, { name: 'Thuiszorg' }]} />
  ),
};

export const Texts: PartStory = {
  render: () => <TagList look="text" label="Kenmerken" tags={[{ name: 'Vast' }, { name: 'Hbo' }]} />,
};
