import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { MoreLink } from './more-link.tsx';
import { PageHead } from './page-head.tsx';
import { SectionHead, type SectionHeadProps } from './section-head.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Section head',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(SectionHead, { PageHead, MoreLink }),
};
export default meta;

export const Playground: PartStory = playground<SectionHeadProps>(
  { title: 'Nieuwste vacatures', lead: 'Elke ochtend ververst.', level: 2 },
  { title: 'text', lead: 'text', level: [1, 2, 3] },
);

export const OfABlock: PartStory = {
  render: () => (
    <SectionHead
      title="Nieuwste vacatures"
      lead="Elke ochtend ververst."
      aside={<MoreLink href="/vacatures">Alle 1.348 vacatures</MoreLink>}
    />
  ),
};

export const OfAPage: PartStory = {
  render: () => <PageHead title="123 vacatures rond Groningen" lead="Binnen 25 km." />,
};
