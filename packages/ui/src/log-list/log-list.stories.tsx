import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { LogList } from './log-list.tsx';
import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

const meta: Meta = {
  title: 'Parts/Log list',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(LogList),
};
export default meta;

export const Playground: PartStory = playground<ComponentProps<typeof LogList>>(
  {
    entries: [
      { id: 2, message: 'Vacature gepubliceerd', by: 'Anouk Veenstra', created_at: '2026-11-17T09:30:00Z' },
      { id: 1, message: 'Vacature aangemaakt', created_at: '2026-11-16T14:05:00Z' },
    ],
    by: (name) => `door ${name}`,
  },
  { entries: 'object' },
);
