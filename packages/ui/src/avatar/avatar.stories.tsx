import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Avatar',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Avatar),
};
export default meta;

export const Playground: PartStory = playground<AvatarProps>(
  { name: 'Sanne de Boer', size: 'l', own: false },
  { name: 'text', size: ['s', 'm', 'l'], own: 'boolean', src: 'text' },
);

export const Sizes: PartStory = {
  render: () => (
    <>
      <Avatar name="Sanne de Boer" size="s" />
      <Avatar name="Sanne de Boer" />
      <Avatar name="Sanne de Boer" size="l" />
    </>
  ),
};

export const Own: PartStory = {
  render: () => <Avatar name="Femke Hoekstra" own size="l" />,
};

export const People: PartStory = {
  render: () => (
    <>
      {['Ilse Veenstra', 'Ștefan Țîrlea', 'Daan Postma', 'Noor El Amrani'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </>
  ),
};
