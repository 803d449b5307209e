import { partStories, type PartStory } from '../../testing/part-stories.tsx';
import { Brand } from './brand.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Brand',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Brand),
};
export default meta;

export const Name: PartStory = {
  render: () => <Brand />,
};

export const WithLogo: PartStory = {
  render: () => (
    <Brand logo={{ src: '/uploads/art/mark-wadwerk.svg#art', alt: 'Wadwerk' }} logoHeight={125} />
  ),
};

export const LogoAlone: PartStory = {
  render: () => (
    <Brand logo={{ src: '/uploads/art/mark-wadwerk.svg#art', alt: 'Wadwerk' }} showName={false} />
  ),
};
