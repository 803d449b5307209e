import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { ProgressMeter } from './progress-meter.tsx';
import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

const meta: Meta = {
  title: 'Parts/Progress meter',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(ProgressMeter),
};
export default meta;

type ProgressMeterProps = ComponentProps<typeof ProgressMeter>;

export const Playground: PartStory = {
  ...playground<ProgressMeterProps>({ percent: 50, labelledBy: 'tegoed' }, { percent: 'number' }),
  render: (args) => (
    <>
      <h3 id="tegoed">Nog 3 van 6 plaatsingen</h3>
      <ProgressMeter {...(args as ProgressMeterProps)} />
    </>
  ),
};
