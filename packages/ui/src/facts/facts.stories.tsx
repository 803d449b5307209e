import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import Clock from 'lucide-react/icons/clock';
import Euro from 'lucide-react/icons/euro';
import MapPin from 'lucide-react/icons/map-pin';
import { Facts } from './facts.tsx';
import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

const meta: Meta = {
  title: 'Parts/Facts',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Facts),
};
export default meta;

export const Playground: PartStory = playground<ComponentProps<typeof Facts>>(
  {
    muted: false,
    facts: [
      { icon: MapPin, term: 'Plaats', value: 'Winsum', note: '(14 km)' },
      { icon: Euro, term: 'Salaris', value: '€ 3.389 – € 4.736', note: 'per maand' },
      { icon: Clock, term: 'Uren', value: '24–32 uur' },
    ],
  },
  { muted: 'boolean' },
);

export const Muted: PartStory = {
  render: () => (
    <Facts
      muted
      facts={[
        { icon: MapPin, term: 'Plaats', value: 'Veendam' },
        { icon: Clock, term: 'Uren', value: '36 uur' },
      ]}
    />
  ),
};
