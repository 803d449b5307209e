import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { ProgressMeter } from './progress-meter.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Progress meter',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(ProgressMeter),
};
export default meta;

export const HalfWay: PartStory = {
  render: () => (
    <>
      <h3 id="tegoed">Nog 3 van 6 plaatsingen</h3>
      <ProgressMeter percent={50} labelledBy="tegoed" />
    </>
  ),
};
