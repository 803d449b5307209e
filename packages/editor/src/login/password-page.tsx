import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { LoginFrame, Notice, ToLogin } from './login-frame.tsx';
import { type FormRefusal, nothingRefused } from './form-refusal.ts';
import styles from './login.module.css';
import { TextField } from './text-field.tsx';
import { useRefusal } from './use-refusal.ts';

/** A password and the same once more, names as the API has them. */
export interface ChosenPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** What the page of a forgotten password needs of its host. */
export interface PasswordEffects {
  /** Whether the address carries the token of a mailed link. */
  readonly hasLink: boolean;
  /** Has a link mailed, if there is such an account. @returns what was refused */
  readonly ask: (email: string) => Promise<FormRefusal | undefined>;
  /** Stores the new password and logs in. @returns what was refused, 'expired' for a link that no longer holds */
  readonly choose: (chosen: ChosenPassword) => Promise<FormRefusal | 'expired' | undefined>;
  /** Goes on to the editor. */
  readonly goOn: () => void;
}

interface PasswordPageProps {
  readonly version: string;
  readonly effects: PasswordEffects;
}

type Step = 'ask' | 'mailed' | 'choose' | 'expired';

/** Where an admin who forgot the password has a link mailed, and where that link leads. */
export function PasswordPage({ version, effects }: PasswordPageProps) {
  const t = useEditorT();
  const [step, setStep] = useState<Step>(effects.hasLink ? 'choose' : 'ask');
  async function ask(typed: FormData): Promise<FormRefusal | undefined> {
    const refused = await effects.ask(textOf(typed, 'email').trim());
    if (!refused) setStep('mailed');
    return refused;
  }
  async function choose(typed: FormData): Promise<FormRefusal | undefined> {
    const refused = await effects.choose({
      password: textOf(typed, 'password'),
      password_confirmation: textOf(typed, 'password_confirmation'),
    });
    if (refused === undefined) effects.goOn();
    if (refused !== 'expired') return refused;
    setStep('expired');
    return undefined;
  }
  return (
    <LoginFrame
      version={version}
      documentTitle={t('password.documentTitle')}
      title={t(`password.${step}.title`)}
      intro={t(`password.${step}.intro`)}
    >
      {step === 'ask' || step === 'expired' ? (
        <RefusableForm key="ask" submit={t('password.ask.submit')} onSubmit={ask}>
          {(problem) => (
            <TextField
              name="email"
              type="email"
              label={t('login.email')}
              problem={problem('email')}
              complete="username"
            />
          )}
        </RefusableForm>
      ) : null}
      {step === 'choose' ? (
        <RefusableForm key="choose" submit={t('password.choose.submit')} onSubmit={choose}>
          {(problem) => <NewPasswordFields problem={problem} />}
        </RefusableForm>
      ) : null}
      <ToLogin />
    </LoginFrame>
  );
}

/** What stands in a text field of a form that is sent. */
export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}

type Problem = (name: string) => string | undefined;

/** The new password and the same once more. */
export function NewPasswordFields({ problem }: { readonly problem: Problem }) {
  const t = useEditorT();
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={t('password.new')}
        hint={t('setup.passwordHint')}
        problem={problem('password')}
        complete="new-password"
      />
      <TextField
        name="password_confirmation"
        type="password"
        label={t('password.again')}
        problem={problem('password_confirmation')}
        complete="new-password"
      />
    </>
  );
}

interface RefusableFormProps {
  readonly submit: string;
  readonly onSubmit: (typed: FormData) => Promise<FormRefusal | undefined>;
  readonly children: (problem: Problem) => ReactNode;
}

/** A form whose server may refuse single fields: what was typed stays, and the first of them is gone to. */
export function RefusableForm({ submit: label, onSubmit, children }: RefusableFormProps) {
  const t = useEditorT();
  const { form, refusal, setRefusal } = useRefusal();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    setIsBusy(true);
    try {
      setRefusal((await onSubmit(typed)) ?? nothingRefused);
    } catch {
      // Policy: what was typed stays, and can be sent again.
      setRefusal({ message: t('setup.failed'), fields: {} });
    } finally {
      setIsBusy(false);
    }
  }
  const hasProblems = Object.keys(refusal.fields).length > 0;
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
      <div role="alert">
        {hasProblems || refusal.message !== undefined ? (
          <Notice>{hasProblems ? t('setup.wrong') : refusal.message}</Notice>
        ) : null}
      </div>
      {children((name) => refusal.fields[name]?.join(' '))}
      <button
        type="submit"
        className={`${controls.button} ${controls.primary} ${styles.submit}`}
        aria-disabled={isBusy}
      >
        {isBusy ? <span className={controls.spinner} aria-hidden="true" /> : null}
        {isBusy ? t('setup.busy') : label}
      </button>
    </form>
  );
}
