import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { Meter } from './meter.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Progress bar',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(ProgressBar, { Meter }),
};
export default meta;

export const Busy: PartStory = {
  render: () => <ProgressBar busy />,
};

export const Profile: PartStory = {
  render: () => <Meter percent={60} label="Je profiel is voor 60% ingevuld" />,
};
