import type { SecondStep, SecondStepWays } from '@boardwright/api-client/contract';
import { useEffect, useState } from 'react';
import { LoginFrame } from '../login/login-frame.tsx';
import controls from '../ui/controls.module.css';
import { usePasskeyApi } from '../login/passkey-api.ts';
import { CodeForm } from './code-form.tsx';
import { useSecondStepApi } from './second-step-api.ts';
import { SetUpStep } from './set-up-step.tsx';
import styles from './second-step.module.css';
import { useSecondStepMessages } from './use-second-step-messages.ts';

export interface SecondStepProps {
  readonly step: SecondStep;
  readonly busy: boolean;
  /** Why the last code was refused. */
  readonly failure: string | undefined;
  readonly onGive: (code: string) => void;
  /** Asks the browser for a passkey. */
  readonly onPasskey: () => void;
  /** The second step is set up. */
  readonly onSetUp: () => void;
  /** Logs in as somebody else. */
  readonly onGiveUp: () => void;
}

/** What is left to do of who gave a right password: a code, or setting two-step login up. */
export function SecondStepForm({ step, onSetUp, onGiveUp, ...asked }: SecondStepProps) {
  const t = useSecondStepMessages();
  return (
    <>
      {step === 'asked' ? (
        <>
          <Asked {...asked} />
          <p className={styles.other}>
            <button type="button" className={controls.link} onClick={onGiveUp}>
              {t('asked.another')}
            </button>
          </p>
        </>
      ) : (
        <SetUpStep
          asksPassword={false}
          cancel={{ label: t('asked.logOut'), act: onGiveUp }}
          onDone={onSetUp}
        />
      )}
    </>
  );
}

/** Where it cannot be known by what: an app is what most have, and what is wrong is refused. */
const anyWay: SecondStepWays = { app: true, passkey: false, passkey_hosts: [] };

function Asked({ onPasskey, ...props }: Omit<SecondStepProps, 'step' | 'onSetUp' | 'onGiveUp'>) {
  const t = useSecondStepMessages();
  const api = useSecondStepApi();
  const passkeys = usePasskeyApi();
  const [ways, setWays] = useState<SecondStepWays | undefined>(undefined);
  useEffect(() => {
    // Policy: whoever it cannot be asked for gets the field of a code all the same.
    api.ways().then(setWays, () => setWays(anyWay));
  }, [api]);
  if (ways === undefined) return <p aria-busy="true">{t('asked.waiting')}</p>;
  return <CodeForm {...props} ways={ways} onPasskey={passkeys && onPasskey} />;
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
