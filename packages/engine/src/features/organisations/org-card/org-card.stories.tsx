import { partStories, type PartStory } from '../../../testing/part-stories.tsx';
import { OrgCard } from './org-card.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Organisation card',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(OrgCard),
};
export default meta;

export const Card: PartStory = {
  render: () => (
    <div style={{ maxWidth: '22rem' }}>
      <OrgCard
        name="Zorggroep Lauwers"
        href="/organisatie/zorggroep-lauwers"
        text="Thuiszorg en kleinschalig wonen in elf dorpen."
        place="Winsum"
        jobs="31 vacatures"
      />
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
