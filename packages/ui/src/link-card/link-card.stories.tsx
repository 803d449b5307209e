import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { LinkCard } from './link-card.tsx';
import { LinkCardTitle } from './link-card-title.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Link card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(LinkCard, { LinkCardTitle }),
};
export default meta;

export const Framed: PartStory = {
  render: () => (
    <LinkCard style={{ padding: 'var(--s-5)' }}>
      <LinkCardTitle level={3} href="/vacatures/zorg">
        Werken in de zorg
      </LinkCardTitle>
      <p>Van wijkteam tot ziekenhuis.</p>
    </LinkCard>
  ),
};

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
