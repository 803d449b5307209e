import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../testing/part-stories.tsx';
import { Flag } from './flag.tsx';
import { LanguageSwitcher, type LanguageSwitcherProps } from './language-switcher.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Language switcher',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(LanguageSwitcher, { Flag }),
};
export default meta;

export const Playground: PartStory = playground<LanguageSwitcherProps>(
  { layout: 'menu' },
  { layout: ['menu', 'row'] },
);

export const Row: PartStory = {
  render: () => <LanguageSwitcher layout="row" />,
};

export const Flags: PartStory = {
  render: () => (
    <>
      <Flag locale="nl" /> <Flag locale="en" /> <Flag locale="ro" /> <Flag locale="fy" />
    </>
  ),
};
