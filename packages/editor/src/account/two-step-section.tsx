import type { SecondStepState } from '@boardwright/api-client/contract';
import { useState } from 'react';
import type { FormRefusal } from '../login/form-refusal.ts';
import { RefusableForm, textOf } from '../login/password-page.tsx';
import { TextField } from '../login/text-field.tsx';
import { useWhen } from '../revisions/use-when.ts';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import { useSecondStepApi } from '../second-step/second-step-api.ts';
import { SetUpStep } from '../second-step/set-up-step.tsx';
import { useSecondStepMessages } from '../second-step/use-second-step-messages.ts';
import controls from '../ui/controls.module.css';
import styles from './account-dialog.module.css';
import { ReadState } from './read-state.tsx';
import { useRead } from './use-read.ts';

/** What is being done: setting it up or moving it, making codes, turning it off, or keeping new codes. */
type Doing =
  | { readonly kind: 'turnOn' | 'move' | 'renew' | 'turnOff' }
  | { readonly kind: 'keep'; readonly codes: readonly string[] };
type Done = 'done' | 'renewed' | 'wentOff';

interface TwoStepSectionProps {
  readonly onChanged: () => void;
}

/** How the admin logs in: by password alone or in two steps, and what can be done about it. */
export function TwoStepSection({ onChanged }: TwoStepSectionProps) {
  const t = useSecondStepMessages();
  const api = useSecondStepApi();
  const { found: state, problem, again } = useRead(api.read);
  const [doing, setDoing] = useState<Doing | undefined>(undefined);
  const [done, setDone] = useState<Done | undefined>(undefined);
  const finish = (what: Done): void => {
    setDoing(undefined);
    setDone(what);
    again();
    onChanged();
  };
  const start = (next: Doing): void => {
    setDone(undefined);
    setDoing(next);
  };
  return (
    <section className={styles.part} aria-labelledby="account-two-step">
      <h3 id="account-two-step">{t('account.title')}</h3>
      <ReadState
        isThere={state !== undefined}
        problem={problem}
        onAgain={again}
        loading={t('account.loading')}
      />
      {state && doing ? (
        <Work doing={doing} setDoing={setDoing} onFinish={finish} />
      ) : state ? (
        <Standing state={state} onStart={start} />
      ) : null}
      <p role="status">{done === undefined ? null : t(`account.${done}`)}</p>
    </section>
  );
}

interface StandingProps {
  readonly state: SecondStepState;
  readonly onStart: (doing: Doing) => void;
}

function Standing({ state, onStart }: StandingProps) {
  const t = useSecondStepMessages();
  const whenOf = useWhen();
  const verb = (kind: 'turnOn' | 'move' | 'renew' | 'turnOff') => (
    <button
      type="button"
      className={`${controls.button} ${controls.secondary}`}
      onClick={() => onStart({ kind })}
    >
      {t(`account.${kind}`)}
    </button>
  );
  const left = t('account.left', { count: state.recovery_codes_left });
  const required = state.is_required ? t('account.required') : null;
  if (state.on_since === null && state.passkeys > 0)
    return (
      <>
        <p>
          {t('account.byPasskey')} {left} {required}
        </p>
        <div className={styles.verbs}>
          {verb('renew')}
          {verb('turnOn')}
        </div>
      </>
    );
  if (state.on_since === null)
    return (
      <>
        <p>{t('account.off')}</p>
        {verb('turnOn')}
      </>
    );
  return (
    <>
      <p>
        {t('account.on', { when: whenOf(Date.parse(state.on_since)) })} {left} {required}
      </p>
      <div className={styles.verbs}>
        {verb('renew')}
        {verb('move')}
        {state.is_required && state.passkeys === 0 ? null : verb('turnOff')}
      </div>
    </>
  );
}

interface WorkProps {
  readonly doing: Doing;
  readonly setDoing: (doing: Doing | undefined) => void;
  readonly onFinish: (what: Done) => void;
}

function Work({ doing, setDoing, onFinish }: WorkProps) {
  const t = useSecondStepMessages();
  const api = useSecondStepApi();
  const { kind } = doing;
  if (kind === 'keep') return <RecoveryCodes codes={doing.codes} onStored={() => onFinish('renewed')} />;
  async function prove(typed: FormData): Promise<FormRefusal | undefined> {
    const password = textOf(typed, 'current_password');
    if (kind === 'turnOff') {
      const refused = await api.turnOff(password);
      if (!refused) onFinish('wentOff');
      return refused;
    }
    const answer = await api.renewCodes(password);
    if ('refused' in answer) return answer.refused;
    setDoing({ kind: 'keep', codes: answer.codes });
    return undefined;
  }
  const cancel = { label: t('account.cancel'), act: () => setDoing(undefined) };
  if (kind === 'turnOn' || kind === 'move')
    return (
      <SetUpStep
        asksPassword
        intro={kind === 'move' ? <p>{t('account.moveWhy')}</p> : null}
        cancel={cancel}
        onDone={() => onFinish('done')}
      />
    );
  return (
    <>
      <RefusableForm submit={t(`account.${kind}`)} onSubmit={prove}>
        {(problem) => (
          <>
            <p>{t(`account.${kind}Why`)}</p>
            <TextField
              name="current_password"
              type="password"
              label={t('account.password')}
              problem={problem('current_password')}
              complete="current-password"
            />
          </>
        )}
      </RefusableForm>
      <p className={styles.back}>
        <button type="button" className={controls.link} onClick={cancel.act}>
          {cancel.label}
        </button>
      </p>
    </>
  );
}
