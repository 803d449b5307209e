import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { playground } from '../testing/playground.ts';
import { Button } from '../button/button.tsx';
import { Dialog, dialogOpener, type DialogProps } from './dialog.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Dialog',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Dialog),
};
export default meta;

export const Playground: PartStory = {
  ...playground<DialogProps>(
    { id: 'cookies', title: 'Cookies', open: false, wide: false, children: 'Kies wat je toestaat.' },
    { title: 'text', open: 'boolean', wide: 'boolean', children: 'text' },
  ),
  render: (args) => (
    <>
      <Button type="button" {...dialogOpener('cookies')}>
        Cookies instellen
      </Button>
      <Dialog {...(args as DialogProps)} />
    </>
  ),
};

/** Open over a page of documentation it would keep the rest from being read: there it is drawn in a frame. */
const inFrame: NonNullable<PartStory['parameters']> = { docs: { story: { inline: false, height: '22rem' } } };

export const Open: PartStory = {
  parameters: inFrame,
  render: () => (
    <Dialog
      id="afmelden"
      title="Job alert verwijderen?"
      open
      footer={<Button variant="danger">Verwijderen</Button>}
    >
      <p>Je krijgt geen mails meer over ‘Zorg in Groningen’.</p>
    </Dialog>
  ),
};

export const Wide: PartStory = {
  parameters: inFrame,
  render: () => (
    <Dialog id="uitleg" title="Zo vergelijken we salarissen" open wide>
      <p>We rekenen alle salarissen om naar een volle werkweek van 36 uur.</p>
    </Dialog>
  ),
};
