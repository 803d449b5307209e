import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import { editorLanguage } from '../language/editor-languages.ts';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import { LoginForm } from './login-form.tsx';

/** The states of logging in that a person sees: it is filled in, under way, and refused. */
const meta: Meta = {
  title: 'States/Logging in to the editor',
  component: LoginForm,
  tags: ['autodocs'],
  args: { busy: false, refused: false, onLogIn: () => undefined },
  parameters: { drawnOnce: true },
  decorators: [
    (story) => (
      <EditorPage>
        <EditorLanguageProvider language={editorLanguage('en')}>
          <div style={{ maxWidth: 400, padding: 16 }}>{story()}</div>
        </EditorLanguageProvider>
      </EditorPage>
    ),
  ],
};
export default meta;

export const Guest: StoryObj = {};
export const LoggingIn: StoryObj = { args: { busy: true } };
export const Refused: StoryObj = { args: { refused: true } };
export const Again: StoryObj = { args: { email: 'femke@wadwerk.example', submit: 'Go on' } };

/** Nothing is sent without a password: the field says so. */
export const Missing: StoryObj = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await canvas.findByText(/e-?mail/i, { selector: 'p' });
  },
};
