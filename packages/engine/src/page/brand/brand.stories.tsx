import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../testing/part-stories.tsx';
import { Brand, type BrandProps } from './brand.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Brand',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Brand),
};
export default meta;

export const Playground: PartStory = playground<BrandProps>(
  { logo: { src: '/uploads/art/mark-wadwerk.svg#art', alt: 'Wadwerk' }, logoHeight: 125, showName: true },
  { logo: 'object', logoHeight: 'number', showName: 'boolean' },
);

export const Name: PartStory = {
  render: () => <Brand />,
};

export const LogoAlone: PartStory = {
  render: () => (
    <Brand logo={{ src: '/uploads/art/mark-wadwerk.svg#art', alt: 'Wadwerk' }} showName={false} />
  ),
};
