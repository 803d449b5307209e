import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Badge, type BadgeProps } from './badge.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Badge',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Badge),
};
export default meta;

export const Playground: PartStory = playground<BadgeProps>(
  { tone: 'success', children: 'Actief' },
  { tone: ['success', 'info', 'danger', 'neutral', 'dark'], children: 'text' },
);

export const Tones: PartStory = {
  render: () => (
    <>
      <Badge tone="success">Actief</Badge> <Badge tone="info">Aangevraagd</Badge>{' '}
      <Badge tone="danger">Afgewezen</Badge> <Badge>Gepauzeerd</Badge> <Badge tone="dark">Afgerond</Badge>
    </>
  ),
};
