import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../testing/part-stories.tsx';
import { OrgLogo, type OrgLogoProps } from './org-logo.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Organisation logo',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(OrgLogo),
};
export default meta;

export const Playground: PartStory = playground<OrgLogoProps>(
  { name: 'Zorggroep Lauwers', size: 's' },
  { name: 'text', size: ['s', 'm', 'l'], src: 'text' },
);

export const Sizes: PartStory = {
  render: () => (
    <>
      <OrgLogo name="Eemswind Energie" size="s" /> <OrgLogo name="Polderdata" size="m" />{' '}
      <OrgLogo name="Veenstra Bouw" size="l" />
    </>
  ),
};
