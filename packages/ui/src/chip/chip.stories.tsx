import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Chips, type ChipsProps } from './chips.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Chips',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Chips),
};
export default meta;

export const Playground: PartStory = playground<ChipsProps>(
  {
    chips: [
      { name: 'Groningen, 25 km', href: '/a' },
      { name: 'Vast', href: '/b' },
      { name: '24–32 uur', href: '/c' },
    ],
    clearHref: '/vacatures',
  },
  { chips: 'object', clearHref: 'text' },
);

export const One: PartStory = {
  render: () => <Chips chips={[{ name: 'Zorg en welzijn', href: '/a' }]} />,
};
