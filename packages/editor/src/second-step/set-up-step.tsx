import type { SecondStepSecret } from '@boardwright/api-client/contract';
import { useState, type ReactNode } from 'react';
import type { FormRefusal } from '../login/form-refusal.ts';
import { RefusableForm, textOf } from '../login/password-page.tsx';
import { TextField } from '../login/text-field.tsx';
import controls from '../ui/controls.module.css';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondStepApi } from './second-step-api.ts';
import styles from './second-step.module.css';
import { useSecondStepMessages } from './use-second-step-messages.ts';

type Step =
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

/** Setting two-step login up: a password where it is asked, a code to scan, the first code, the recovery codes. */
export function SetUpStep({ asksPassword, intro, cancel, onDone }: SetUpStepProps) {
  const t = useSecondStepMessages();
  const api = useSecondStepApi();
  const [step, setStep] = useState<Step>({ kind: 'begin' });
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
      {step.kind === 'scan' ? (
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
