import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { LinkCard, type LinkCardProps } from './link-card.tsx';
import { LinkCardTitle } from './link-card-title.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Link card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(LinkCard, { LinkCardTitle }),
};
export default meta;

export const Playground: PartStory = playground<LinkCardProps>(
  {
    bare: false,
    style: { padding: 'var(--s-5)' },
    children: (
      <>
        <LinkCardTitle level={3} href="/vacatures/zorg">
          Werken in de zorg
        </LinkCardTitle>
        <p>Van wijkteam tot ziekenhuis.</p>
      </>
    ),
  },
  { bare: 'boolean' },
);

export const Bare: PartStory = {
  render: () => (
    <LinkCard bare>
      <LinkCardTitle level={3} href="/vacatures/zorg">
        Werken in de zorg
      </LinkCardTitle>
      <p>Van wijkteam tot ziekenhuis.</p>
    </LinkCard>
  ),
};
