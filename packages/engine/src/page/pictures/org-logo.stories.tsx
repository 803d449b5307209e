import { partStories, type PartStory } from '../../testing/part-stories.tsx';
import { OrgLogo } from './org-logo.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Organisation logo',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(OrgLogo),
};
export default meta;

export const Initials: PartStory = {
  render: () => (
    <>
      {['Zorggroep Lauwers', 'Eemswind Energie', 'Polderdata', 'Veenstra Bouw'].map((name) => (
        <OrgLogo key={name} name={name} />
      ))}
    </>
  ),
};

export const Sizes: PartStory = {
  render: () => (
    <>
      <OrgLogo name="Polderdata" size="s" /> <OrgLogo name="Polderdata" size="m" />{' '}
      <OrgLogo name="Polderdata" size="l" />
    </>
  ),
};
