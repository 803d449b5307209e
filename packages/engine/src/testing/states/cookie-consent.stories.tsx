import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Consent } from '../../board/board-context.ts';
import { useBoard } from '../../board/board-context.ts';
import { BoardScope } from '../../page/board-scope.tsx';
import { ConsentBar } from '../../page/consent/consent-bar.tsx';
import { ConsentSettings } from '../../page/consent/consent-settings.tsx';
import { partStories, type PartStory } from '../part-stories.tsx';

const meta: Meta = {
  title: 'States/Cookie consent',
  tags: ['autodocs'],
  ...withText(
    partStories(ConsentBar, { ConsentSettings }),
    'What a visitor is asked about cookies: each state of the machine that shows anything. Once decided, nothing is.',
  ),
};
export default meta;

const consent: Consent = {
  state: 'unset',
  accepted: [],
  tabs: [
    { id: 'necessary', name: '', description: '', type: 'mandatory' },
    { id: 'counter', name: '', description: '', type: 'analytics' },
    { id: 'pixel', name: 'Advertenties', description: 'Laat jobs zien op andere sites.', type: 'marketing' },
  ],
  bar: true,
  textSmall: '',
  textLarge: '',
};

/** A board that asks. */
function Asking({ children }: { readonly children: ReactNode }) {
  return <BoardScope board={{ ...useBoard(), consent }}>{children}</BoardScope>;
}

export const Unset: PartStory = {
  render: () => (
    <Asking>
      <ConsentBar />
    </Asking>
  ),
};
export const NotStored: PartStory = {
  render: () => (
    <Asking>
      <ConsentBar failed />
    </Asking>
  ),
};
export const Choosing: PartStory = {
  render: () => (
    <Asking>
      <ConsentSettings open />
    </Asking>
  ),
};
