import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Button } from '../button/button.tsx';
import { Notice, type NoticeProps } from './notice.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Notice',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Notice),
};
export default meta;

export const Playground: PartStory = playground<NoticeProps>(
  {
    tone: 'info',
    title: 'Bevestig je e-mailadres',
    children: 'We mailden je een link. Niets gekregen? Kijk bij je ongewenste mail.',
  },
  { tone: ['neutral', 'info', 'success', 'danger'], title: 'text', children: 'text' },
);

export const Tones: PartStory = {
  render: () => (
    <>
      <Notice title="Deze vacature is verlopen">Bekijk wat er op lijkt.</Notice>
      <Notice tone="success" title="Je sollicitatie is verstuurd" />
      <Notice tone="info">Je profiel is nog niet zichtbaar voor werkgevers.</Notice>
      <Notice tone="danger" title="Versturen is niet gelukt">
        Controleer je verbinding en probeer het opnieuw.
      </Notice>
    </>
  ),
};

export const WithAction: PartStory = {
  render: () => (
    <Notice tone="info" title="Bevestig je e-mailadres" action={<Button size="small">Stuur opnieuw</Button>}>
      We mailden je een link.
    </Notice>
  ),
};
