import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Fold, type FoldProps } from './fold.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = { title: 'Parts/Fold', tags: ['autodocs', 'stable', 'since-1.30'], ...partStories(Fold) };
export default meta;

export const Playground: PartStory = playground<FoldProps>(
  { label: 'Adres toevoegen', open: true, children: 'Straat, huisnummer en plaats' },
  { label: 'text', open: 'boolean', children: 'text' },
);

export const Closed: PartStory = {
  render: () => (
    <Fold label="Adres toevoegen">
      <p>Straat, huisnummer en plaats</p>
    </Fold>
  ),
};

export const Open: PartStory = {
  render: () => (
    <Fold label="Adres toevoegen" open>
      <p>Straat, huisnummer en plaats</p>
    </Fold>
  ),
};
