import { playground } from '@boardwright/ui/stories';
import { partStories, type PartStory } from '../../testing/part-stories.tsx';
import { Cover, type CoverProps } from './cover.tsx';
import { CoverPattern } from './cover-pattern.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Cover',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Cover, { CoverPattern }),
};
export default meta;

const frame = { maxWidth: '22rem', blockSize: '8rem', overflow: 'hidden' } as const;

export const Playground: PartStory = {
  ...playground<CoverProps>(
    { of: 'organisationHeader', name: 'Zorggroep Lauwers', src: '' },
    { name: 'text', src: 'text' },
  ),
  render: (args) => (
    <div style={frame}>
      <Cover {...(args as CoverProps)} />
    </div>
  ),
};

export const Pattern: PartStory = {
  render: () => (
    <div style={frame}>
      <CoverPattern name="Polderdata" />
    </div>
  ),
};
