import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { aSite, typed } from '../page-editing/a-site.ts';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import { ReLoginContext, type ReLogin } from './re-login.ts';
import { SessionExpired } from './session-dialog.tsx';

/** The session has ended while somebody edits: the login over the untouched editor, and what is kept meanwhile. */
const meta: Meta = {
  title: 'States/Session of the editor has ended',
  tags: ['autodocs'],
  parameters: { drawnOnce: true, docs: { source: { code: null } } },
  decorators: [(story) => <EditorPage>{story()}</EditorPage>],
};
export default meta;

const reLogin: ReLogin = {
  expired: true,
  email: 'femke@wadwerk.example',
  busy: false,
  failure: undefined,
  second: undefined,
  onLogIn: () => undefined,
  onPasskey: () => undefined,
  stay: () => () => undefined,
};
const pending = [
  { uid: 'one', name: { key: 'blockAdded', values: { block: 'FAQ' } }, command: typed('Vragen') },
];

const ended = (changes: Partial<ReLogin> = {}): StoryObj => ({
  render: () => (
    <ReLoginContext value={{ ...reLogin, ...changes }}>
      <OnWorkbench site={aSite()} journal={{ pending }}>
        <SessionExpired />
      </OnWorkbench>
    </ReLoginContext>
  ),
  async play({ canvas }) {
    await canvas.findByRole('dialog');
  },
});

export const Ended: StoryObj = ended();
export const LoggingIn: StoryObj = ended({ busy: true });
export const Refused: StoryObj = ended({ failure: 'The password is not right.' });
