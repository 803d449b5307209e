import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { CustomCode, type CustomCodeProps } from './custom-code.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Own code',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(CustomCode),
};
export default meta;

export const Playground: PartStory = playground<CustomCodeProps>(
  { code: '<p>Open dag op <b>12 december</b> in Groningen.</p>' },
  { code: 'text' },
);
