import type { AccountSession } from '@boardwright/api-client/contract';
import { useCallback, useEffect, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { Notice } from '../login/login-frame.tsx';
import { NewPasswordFields, RefusableForm, textOf } from '../login/password-page.tsx';
import { TextField } from '../login/text-field.tsx';
import { useWhen } from '../revisions/use-when.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { useAccountApi } from './account-api.ts';
import styles from './account-dialog.module.css';
import { PasskeysSection } from './passkeys-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';
import { sentenceOf } from '../ui/sentence-of.ts';

/** The admin's own account: a new password, and where one is logged in. What is done here is done at once. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useEditorT();
  const { sessions, done, problem, act } = useSessions();
  return (
    <Modal
      title={t('account.title')}
      width="narrow"
      onClose={onClose}
      foot={
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={onClose}>
          {t('account.close')}
        </button>
      }
    >
      <section className={styles.part} aria-labelledby="account-password">
        <h3 id="account-password">{t('account.password')}</h3>
        <p>{t('account.passwordIntro')}</p>
        <PasswordForm onChanged={done} />
      </section>
      <LoginSections onChanged={done} />
      <section className={styles.part} aria-labelledby="account-sessions">
        <h3 id="account-sessions" tabIndex={-1}>
          {t('account.sessions')}
        </h3>
        <div role="alert">{problem === undefined ? null : <Notice>{problem}</Notice>}</div>
        {sessions === undefined ? (
          problem === undefined ? (
            <p aria-busy="true">{t('account.loading')}</p>
          ) : (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => void act()}
            >
              {t('account.again')}
            </button>
          )
        ) : (
          <SessionList sessions={sessions} act={act} />
        )}
      </section>
    </Modal>
  );
}

/** What is changed in one of them is a matter of the other: a passkey is a second step too. */
function LoginSections({ onChanged }: { readonly onChanged: () => void }) {
  const [changes, setChanges] = useState(0);
  return (
    <>
      <TwoStepSection key={changes} onChanged={onChanged} />
      <PasskeysSection
        onChanged={() => {
          setChanges((count) => count + 1);
          onChanged();
        }}
      />
    </>
  );
}

type Act = (work?: 'others' | { readonly uuid: string }) => Promise<void>;

function useSessions() {
  const t = useEditorT();
  const api = useAccountApi();
  const [sessions, setSessions] = useState<readonly AccountSession[] | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const act: Act = useCallback(
    async (work) => {
      try {
        if (work === 'others') await api.endOthers();
        else if (work) await api.endSession(work.uuid);
        setSessions(await api.sessions());
        setProblem(undefined);
        if (!work) return;
        announce(t('account.ended'));
        // The button that was pressed went with its session.
        document.getElementById('account-sessions')?.focus();
      } catch (error) {
        // Policy: what the server says is said to the admin, and the list stays as it was.
        setProblem(sentenceOf(error));
      }
    },
    [api, t],
  );
  useEffect(() => {
    void act();
  }, [act]);
  return { sessions, problem, act, done: () => void act() };
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const t = useEditorT();
  const api = useAccountApi();
  const [count, setCount] = useState(0);
  return (
    <>
      <RefusableForm
        // A new form: what was typed is gone.
        key={count}
        submit={t('account.save')}
        onSubmit={async (typed) => {
          const text = (name: string) => textOf(typed, name);
          const refused = await api.changePassword({
            current_password: text('current_password'),
            password: text('password'),
            password_confirmation: text('password_confirmation'),
          });
          if (refused) return refused;
          setCount((before) => before + 1);
          onChanged();
          return undefined;
        }}
      >
        {(problem) => (
          <>
            <TextField
              name="current_password"
              type="password"
              label={t('account.current')}
              problem={problem('current_password')}
              complete="current-password"
            />
            <NewPasswordFields problem={problem} />
          </>
        )}
      </RefusableForm>
      <p role="status">{count > 0 ? t('account.changed') : null}</p>
    </>
  );
}

function SessionList({ sessions, act }: { readonly sessions: readonly AccountSession[]; readonly act: Act }) {
  const t = useEditorT();
  const whenOf = useWhen();
  const others = sessions.filter(({ is_current }) => !is_current);
  const nameOf = ({ browser, system }: AccountSession): string =>
    browser && system ? t('account.on', { browser, system }) : (browser ?? system ?? t('account.unknown'));
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const when = whenOf(Date.parse(session.last_used_at));
          return (
            <li key={session.uuid}>
              <span>
                <b>{nameOf(session)}</b>
                <small>{session.is_current ? t('account.here') : t('account.lastUsed', { when })}</small>
              </span>
              {session.is_current ? null : (
                <button
                  type="button"
                  className={`${controls.button} ${controls.secondary}`}
                  aria-label={t('account.endNamed', { name: nameOf(session), when })}
                  onClick={() => void act(session)}
                >
                  {t('account.end')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length === 0 ? (
        <p>{t('account.only')}</p>
      ) : (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => void act('others')}
        >
          {t('account.endOthers')}
        </button>
      )}
    </>
  );
}
