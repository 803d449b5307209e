import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { OrgCard, type OrgCardProps } from './org-card.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Organisation card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(OrgCard),
};
export default meta;

export const Playground: PartStory = {
  ...playground<OrgCardProps>(
    {
      name: 'Zorggroep Lauwers',
      href: '/organisatie/zorggroep-lauwers',
      text: 'Thuiszorg en kleinschalig wonen in elf dorpen.',
      place: 'Winsum',
      jobs: '31 vacatures',
      headingLevel: 3,
    },
    {
      name: 'text',
      href: 'text',
      logo: 'text',
      cover: 'text',
      text: 'text',
      place: 'text',
      jobs: 'text',
      jobsHref: 'text',
      id: 'number',
      headingLevel: [2, 3],
    },
  ),
  render: (args) => (
    <div style={{ maxWidth: '22rem' }}>
      <OrgCard {...(args as OrgCardProps)} />
    </div>
  ),
};

export const Bare: PartStory = {
  render: () => (
    <div style={{ maxWidth: '22rem' }}>
      <OrgCard name="Eemswind Energie" href="/organisatie/eemswind" headingLevel={2} />
    </div>
  ),
};
