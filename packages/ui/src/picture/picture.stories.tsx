import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Picture, type PictureProps } from './picture.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Picture',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Picture),
};
export default meta;

export const Playground: PartStory = playground<PictureProps>(
  { src: '/uploads/art/photo.jpg', alt: 'De kade van Eemshaven', width: 480, height: 320, fit: 'cover' },
  { alt: 'text', width: 'number', height: 'number', fit: ['cover', 'contain', 'auto'] },
);

export const Drawing: PartStory = {
  render: () => <Picture src="/uploads/art/hero-wadwerk.svg#art" alt="" width={480} height={240} />,
};

/** What stays in sight where it is cropped stands in its address. */
export const FocalPoint: PartStory = {
  render: () => (
    <Picture src="/uploads/art/photo.jpg#focal=10,90" alt="" width={240} height={320} fit="cover" />
  ),
};

export const Photo: PartStory = {
  render: () => (
    <Picture src="/uploads/art/photo.jpg" alt="De kade van Eemshaven" width={480} height={320} fit="cover" />
  ),
};
