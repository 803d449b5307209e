import type { SecondStep } from '@boardwright/api-client/contract';
import { LoginFrame } from '../login/login-frame.tsx';
import controls from '../ui/controls.module.css';
import { CodeForm } from './code-form.tsx';
import { SetUpStep } from './set-up-step.tsx';
import styles from './second-step.module.css';
import { useSecondStepMessages } from './use-second-step-messages.ts';

export interface SecondStepProps {
  readonly step: SecondStep;
  readonly busy: boolean;
  /** Why the last code was refused. */
  readonly failure: string | undefined;
  readonly onGive: (code: string) => void;
  /** The second step is set up. */
  readonly onSetUp: () => void;
  /** Logs in as somebody else. */
  readonly onGiveUp: () => void;
}

/** What is left to do of who gave a right password: a code, or setting two-step login up. */
export function SecondStepForm({ step, busy, failure, onGive, onSetUp, onGiveUp }: SecondStepProps) {
  const t = useSecondStepMessages();
  return (
    <>
      {step === 'asked' ? (
        <>
          <CodeForm busy={busy} failure={failure} onGive={onGive} />
          <p className={styles.other}>
            <button type="button" className={controls.link} onClick={onGiveUp}>
              {t('asked.another')}
            </button>
          </p>
        </>
      ) : (
        <SetUpStep
          asksPassword={false}
          cancel={{ label: t('asked.another'), act: onGiveUp }}
          onDone={onSetUp}
        />
      )}
    </>
  );
}

/** The same as a page, between the login page and the editor. */
export function SecondStepPage({ version, ...props }: SecondStepProps & { readonly version: string }) {
  const t = useSecondStepMessages();
  const isAsked = props.step === 'asked';
  return (
    <LoginFrame
      version={version}
      documentTitle={t(isAsked ? 'asked.documentTitle' : 'setUp.documentTitle')}
      title={t(isAsked ? 'asked.title' : 'setUp.title')}
      intro={t(isAsked ? 'asked.intro' : 'setUp.required')}
    >
      <SecondStepForm {...props} />
    </LoginFrame>
  );
}
