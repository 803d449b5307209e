import type { Passkey } from '@boardwright/api-client/contract';
import { useState, type ReactNode } from 'react';
import styles from './account-dialog.module.css';
import type { FormRefusal } from '../login/form-refusal.ts';
import { RefusableForm, textOf } from '../login/password-page.tsx';
import { TextField } from '../login/text-field.tsx';
import { useWhen } from '../revisions/use-when.ts';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import controls from '../ui/controls.module.css';
import { type PasskeyApi, usePasskeyApi } from '../login/passkey-api.ts';
import { ReadState } from './read-state.tsx';
import { useRead } from './use-read.ts';
import { usePasskeyMessages } from './use-passkey-messages.ts';

type Doing =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly kind: 'keep'; readonly codes: readonly string[]; readonly news: string };

interface PasskeysSectionProps {
  /** Something changed in how one logs in, or where. */
  readonly onChanged: () => void;
}

/** The admin's passkeys, and what can be done about them. */
export function PasskeysSection(props: PasskeysSectionProps) {
  const t = usePasskeyMessages();
  const api = usePasskeyApi();
  return (
    <section className={styles.part} aria-labelledby="account-passkeys">
      <h3 id="account-passkeys">{t('title')}</h3>
      <p>
        {t('intro')} {t('secondStep')}
      </p>
      {api ? <Passkeys {...props} api={api} /> : <p>{t('impossible')}</p>}
    </section>
  );
}

function Passkeys({ api, onChanged }: PasskeysSectionProps & { readonly api: PasskeyApi }) {
  const t = usePasskeyMessages();
  const { found: passkeys, problem, again } = useRead(api.list);
  const [doing, setDoing] = useState<Doing | undefined>(undefined);
  const [news, setNews] = useState<string | undefined>(undefined);
  const start = (next: Doing): void => {
    setNews(undefined);
    setDoing(next);
  };
  const finish = (sentence: string): void => {
    setDoing(undefined);
    setNews(sentence);
    again();
    onChanged();
  };
  return (
    <>
      <ReadState isThere={passkeys !== undefined} problem={problem} onAgain={again} loading={t('loading')} />
      {passkeys && doing ? (
        <Work
          api={api}
          doing={doing}
          onCancel={(sentence) => {
            setDoing(undefined);
            setNews(sentence);
          }}
          onKeep={(codes, sentence) => setDoing({ kind: 'keep', codes, news: sentence })}
          onFinish={finish}
        />
      ) : passkeys ? (
        <Standing passkeys={passkeys} onStart={start} />
      ) : null}
      <p role="status">{news}</p>
    </>
  );
}

interface StandingProps {
  readonly passkeys: readonly Passkey[];
  readonly onStart: (doing: Doing) => void;
}

function Standing({ passkeys, onStart }: StandingProps) {
  const t = usePasskeyMessages();
  return (
    <>
      {passkeys.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) => (
            <Row key={passkey.uuid} passkey={passkey} onStart={onStart} />
          ))}
        </ul>
      )}
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => onStart({ kind: 'add' })}
      >
        {t('add')}
      </button>
    </>
  );
}

function Row({ passkey, onStart }: Omit<StandingProps, 'passkeys'> & { readonly passkey: Passkey }) {
  const t = usePasskeyMessages();
  const whenOf = useWhen();
  const { name, host, is_synced: isSynced, created_at: added, last_used_at: used } = passkey;
  const verb = (kind: 'rename' | 'remove'): ReactNode => (
    <button
      type="button"
      className={`${controls.button} ${controls.secondary}`}
      onClick={() => onStart({ kind, passkey })}
    >
      {t(kind)}
      <span className={controls.unseen}>: {name}</span>
    </button>
  );
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {t('forHost', { host })}
          {isSynced ? `, ${t('synced')}` : null}
        </small>
        <small>
          {used === null
            ? `${t('added', { when: whenOf(Date.parse(added)) })} · ${t('never')}`
            : t('used', { when: whenOf(Date.parse(used)) })}
        </small>
      </span>
      <span className={styles.verbs}>
        {verb('rename')}
        {verb('remove')}
      </span>
    </li>
  );
}

interface WorkProps {
  readonly api: PasskeyApi;
  readonly doing: Doing;
  readonly onCancel: (news?: string) => void;
  readonly onKeep: (codes: readonly string[], news: string) => void;
  readonly onFinish: (news: string) => void;
}

function Work({ api, doing, onCancel, onKeep, onFinish }: WorkProps) {
  const t = usePasskeyMessages();
  if (doing.kind === 'keep')
    return <RecoveryCodes codes={doing.codes} onStored={() => onFinish(doing.news)} />;
  async function send(typed: FormData): Promise<FormRefusal | undefined> {
    const password = textOf(typed, 'current_password');
    if (doing.kind === 'add') {
      const added = await api.add(password);
      if (added === 'cancelled') onCancel(t('cancelled'));
      else if ('refused' in added) return added.refused;
      else {
        const news = t('done', { name: added.passkey.name });
        if (added.codes) onKeep(added.codes, news);
        else onFinish(news);
      }
      return undefined;
    }
    if (doing.kind === 'keep') return undefined;
    const { uuid, name } = doing.passkey;
    const renamed = textOf(typed, 'name').trim();
    const isRename = doing.kind === 'rename';
    const refused = isRename ? await api.rename(uuid, renamed) : await api.remove(uuid, password);
    if (!refused) onFinish(isRename ? t('renamed', { name: renamed }) : t('removed', { name }));
    return refused;
  }
  const { kind } = doing;
  return (
    <>
      {kind === 'add' ? <p>{t('here', { host: location.hostname })}</p> : null}
      {kind === 'remove' ? <p>{t('removeWhy', { name: doing.passkey.name })}</p> : null}
      <RefusableForm
        key={kind}
        submit={t(kind === 'add' ? 'goOn' : kind === 'rename' ? 'save' : 'remove')}
        onSubmit={send}
      >
        {(problem) =>
          kind === 'rename' ? (
            <TextField
              name="name"
              label={t('name')}
              value={doing.passkey.name}
              problem={problem('name')}
              complete="off"
            />
          ) : (
            <TextField
              name="current_password"
              type="password"
              label={t('password')}
              problem={problem('current_password')}
              complete="current-password"
            />
          )
        }
      </RefusableForm>
      <p className={styles.back}>
        <button type="button" className={controls.link} onClick={() => onCancel()}>
          {t('cancel')}
        </button>
      </p>
    </>
  );
}
