import type { SecondStepSecret } from '@boardwright/api-client/contract';
import { useState, type ReactNode } from 'react';
import type { FormRefusal } from '../login/form-refusal.ts';
import { type PasskeyApi, usePasskeyApi } from '../login/passkey-api.ts';
import { RefusableForm, textOf } from '../login/password-page.tsx';
import { TextField } from '../login/text-field.tsx';
import controls from '../ui/controls.module.css';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondStepApi } from './second-step-api.ts';
import styles from './second-step.module.css';
import { useSecondStepMessages } from './use-second-step-messages.ts';

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'begin' }
  | { readonly kind: 'scan'; readonly secret: SecondStepSecret }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface SetUpStepProps {
  /** Whether the password was not given just now. */
  readonly asksPassword: boolean;
  /** What stands above the first form. */
  readonly intro?: ReactNode;
  /** The way out, as long as it is not on. */
  readonly cancel: { readonly label: string; readonly act: () => void };
  /** It is on, and the recovery codes are kept. */
  readonly onDone: () => void;
}

/**
 * Setting two-step login up: by a passkey where there may be one and it was asked of who logs in, or with a code to scan and the
 * first code; then the recovery codes.
 */
export function SetUpStep({ asksPassword, intro, cancel, onDone }: SetUpStepProps) {
  const t = useSecondStepMessages();
  const api = useSecondStepApi();
  const passkeys = usePasskeyApi();
  const canChoose = passkeys !== undefined && !asksPassword;
  const [step, setStep] = useState<Step>({ kind: canChoose ? 'choose' : 'begin' });
  async function begin(typed: FormData): Promise<FormRefusal | undefined> {
    const secret = await api.prepare(asksPassword ? textOf(typed, 'current_password') : undefined);
    if ('refused' in secret) return secret.refused;
    setStep({ kind: 'scan', secret });
    return undefined;
  }
  async function confirm(typed: FormData): Promise<FormRefusal | undefined> {
    const answer = await api.confirm(textOf(typed, 'code'));
    if ('refused' in answer) return answer.refused;
    setStep({ kind: 'codes', codes: answer.codes });
    return undefined;
  }
  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} onStored={onDone} />;
  return (
    <>
      {step.kind === 'choose' && passkeys ? (
        <Choose
          passkeys={passkeys}
          onApp={() => setStep({ kind: 'begin' })}
          onAdded={(codes) => (codes ? setStep({ kind: 'codes', codes }) : onDone())}
        />
      ) : step.kind === 'scan' ? (
        <Scan secret={step.secret} onConfirm={confirm} />
      ) : (
        <>
          {intro}
          <p className={styles.need}>{t('setUp.need')}</p>
          <RefusableForm submit={t(asksPassword ? 'account.goOn' : 'setUp.begin')} onSubmit={begin}>
            {(problem) =>
              asksPassword ? (
                <TextField
                  name="current_password"
                  type="password"
                  label={t('account.password')}
                  problem={problem('current_password')}
                  complete="current-password"
                />
              ) : null
            }
          </RefusableForm>
        </>
      )}
      <p className={styles.other}>
        <button type="button" className={controls.link} onClick={cancel.act}>
          {cancel.label}
        </button>
      </p>
    </>
  );
}

interface ChooseProps {
  readonly passkeys: PasskeyApi;
  readonly onApp: () => void;
  readonly onAdded: (codes: readonly string[] | undefined) => void;
}

/** A passkey first: it is one touch, and takes the place of the password as well. */
function Choose({ passkeys, onApp, onAdded }: ChooseProps) {
  const t = useSecondStepMessages();
  const [isCancelled, setIsCancelled] = useState(false);
  async function add(): Promise<FormRefusal | undefined> {
    const added = await passkeys.add();
    setIsCancelled(added === 'cancelled');
    if (added === 'cancelled') return undefined;
    if ('refused' in added) return added.refused;
    onAdded(added.codes);
    return undefined;
  }
  return (
    <div className={styles.choices}>
      <section className={styles.choice} aria-labelledby="second-step-passkey">
        <h2 id="second-step-passkey">{t('setUp.passkeyTitle')}</h2>
        <p>{t('setUp.passkeyWhy', { host: location.hostname })}</p>
        <p role="status">{isCancelled ? t('setUp.cancelled') : null}</p>
        <RefusableForm submit={t('setUp.passkey')} onSubmit={add}>
          {() => null}
        </RefusableForm>
      </section>
      <section className={styles.choice} aria-labelledby="second-step-app">
        <h2 id="second-step-app">{t('setUp.appTitle')}</h2>
        <p>{t('setUp.need')}</p>
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onApp}>
          {t('setUp.app')}
        </button>
      </section>
    </div>
  );
}

interface ScanProps {
  readonly secret: SecondStepSecret;
  readonly onConfirm: (typed: FormData) => Promise<FormRefusal | undefined>;
}

function Scan({ secret: { secret, address }, onConfirm }: ScanProps) {
  const t = useSecondStepMessages();
  return (
    <>
      <p>{t('setUp.scan')}</p>
      <QrCode text={address} label={t('setUp.picture')} />
      <p className={styles.key}>
        {t('setUp.type')} <code translate="no">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>{t('setUp.then')}</p>
      <RefusableForm key="scan" submit={t('setUp.submit')} onSubmit={onConfirm}>
        {(problem) => (
          <TextField
            name="code"
            label={t('asked.code')}
            problem={problem('code')}
            complete="one-time-code"
            keyboard="numeric"
          />
        )}
      </RefusableForm>
    </>
  );
}
