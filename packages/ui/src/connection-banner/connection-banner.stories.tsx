import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { ConnectionBanner, type ConnectionBannerProps } from './connection-banner.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Connection banner',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(ConnectionBanner),
};
export default meta;

export const Playground: PartStory = playground<ConnectionBannerProps>(
  { state: 'offline', children: 'Je wijzigingen blijven bewaard.' },
  { state: ['online', 'offline', 'restored'], children: 'text' },
);

export const Offline: PartStory = {
  render: () => <ConnectionBanner state="offline">Je wijzigingen blijven bewaard.</ConnectionBanner>,
};

export const Restored: PartStory = {
  render: () => <ConnectionBanner state="restored" />,
};
