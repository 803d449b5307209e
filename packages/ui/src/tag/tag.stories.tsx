import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { TagList } from './tag-list.tsx';
import { Tag } from './tag.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = { title: 'Parts/Tag', tags: ['autodocs'], ...partStories(Tag, { TagList }) };
export default meta;

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

export const Words: PartStory = {
  render: () => <TagList look="text" label="Kenmerken" tags={[{ name: 'Vast' }, { name: 'Hbo' }]} />,
};
