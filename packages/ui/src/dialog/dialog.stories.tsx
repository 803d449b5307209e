import { partStories, type PartStory } from '../testing/part-stories.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, dialogOpener } from './dialog.tsx';
import type { Meta } from '@storybook/react-vite';

const meta: Meta = {
  title: 'Parts/Dialog',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...partStories(Dialog),
};
export default meta;

export const Open: PartStory = {
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
  render: () => (
    <Dialog id="uitleg" title="Zo vergelijken we salarissen" open wide>
      <p>We rekenen alle salarissen om naar een volle werkweek van 36 uur.</p>
    </Dialog>
  ),
};

export const Closed: PartStory = {
  render: () => (
    <>
      <Button type="button" {...dialogOpener('cookies')}>
        Cookies instellen
      </Button>
      <Dialog id="cookies" title="Cookies">
        <p>Kies wat je toestaat.</p>
      </Dialog>
    </>
  ),
};
