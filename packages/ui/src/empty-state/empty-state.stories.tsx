import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import MapPin from 'lucide-react/icons/map-pin';
import { LinkButton } from '../button/link-button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { Lighthouse } from './lighthouse.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Empty state',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(EmptyState, { Lighthouse }),
};
export default meta;

export const Playground: PartStory = playground<EmptyStateProps>(
  {
    title: 'Nog geen favorieten',
    text: 'Bewaar een vacature met het hartje.',
    action: <LinkButton href="/vacatures">Bekijk vacatures</LinkButton>,
    headingLevel: 2,
  },
  { title: 'text', text: 'text', headingLevel: [2, 3] },
);

export const NothingFound: PartStory = {
  render: () => (
    <EmptyState
      title="Geen vacatures gevonden"
      text="We zochten naar ‘scheepsbouwer’ binnen 10 km van Winsum."
      art={<Lighthouse />}
      escapes={{
        label: 'Verruim je zoekopdracht',
        links: [
          { icon: MapPin, name: 'Zoek binnen 50 km', href: '/vacatures?distance=50', count: '3 vacatures' },
        ],
      }}
    />
  ),
};

export const First: PartStory = {
  render: () => (
    <EmptyState
      title="Nog geen favorieten"
      text="Bewaar een vacature met het hartje."
      action={<LinkButton href="/vacatures">Bekijk vacatures</LinkButton>}
    />
  ),
};
