import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { LinkGrid, type LinkGridProps } from './link-grid.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Link grid',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(LinkGrid),
};
export default meta;

const vakgebieden = ['Zorg en welzijn', 'Techniek en productie', 'Onderwijs', 'Bouw en installatie'].map(
  (name, index) => {
    const count = 41 - 9 * index;
    return { name, href: `/vacatures?industry=${501 + index}`, count, countLabel: `${count} vacatures` };
  },
);

export const Playground: PartStory = playground<LinkGridProps>(
  { look: 'ruled', columns: { lg: 3, md: 2, sm: 1 }, links: vakgebieden },
  { look: ['ruled', 'cards', 'big-cards', 'plain'], columns: 'object', links: 'object' },
);

export const Cards: PartStory = {
  render: () => <LinkGrid look="cards" columns={{ lg: 3, md: 2, sm: 1 }} links={vakgebieden} />,
};

export const BigCards: PartStory = {
  render: () => <LinkGrid look="big-cards" columns={{ lg: 4, md: 2, sm: 2 }} links={vakgebieden} />,
};

export const Plain: PartStory = {
  render: () => <LinkGrid look="plain" columns={{ lg: 4, md: 2, sm: 1 }} links={vakgebieden} />,
};
