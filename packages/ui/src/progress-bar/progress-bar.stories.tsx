import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Meter, type MeterProps } from './meter.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

const meta: Meta = {
  title: 'Parts/Progress bar',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(ProgressBar, { Meter }),
};
export default meta;

export const Playground: PartStory = playground<ComponentProps<typeof ProgressBar>>(
  { busy: true },
  { busy: 'boolean' },
);

export const MeterPlayground: PartStory = {
  ...playground<MeterProps>(
    { percent: 60, label: 'Je profiel is voor 60% ingevuld' },
    { percent: 'number', label: 'text' },
  ),
  render: (args) => <Meter {...(args as MeterProps)} />,
};
