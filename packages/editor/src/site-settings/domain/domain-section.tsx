import { namedMessage } from '@boardwright/ui/named-message';
import type { SiteHost } from '@boardwright/api-client/contract';
import { useState, type SubmitEvent } from 'react';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { SectionHead } from '../section-head.tsx';
import styles from './domain-section.module.css';
import { DeletedHosts } from './deleted-hosts.tsx';
import { RemoveHost } from './remove-host.tsx';
import { useHosts, type Run, type Work } from './use-hosts.ts';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

/** The hosts that the site answers at: added, verified by a record in their DNS, removed. What is done is done at once. */
export function DomainSection() {
  const settingT = useSiteSettingMessages();
  const { hosts, deleted, busy, problem, run } = useHosts();
  return (
    <>
      <SectionHead section="domain" />
      {hosts?.length === 0 ? <p className={styles.none}>{settingT('domain.none')}</p> : null}
      <ul
        className={styles.hosts}
        aria-label={settingT('domain.hosts')}
        aria-busy={hosts === undefined && problem === undefined}
      >
        {hosts?.map((host) => (
          <Host
            key={host.host}
            host={host}
            isBusy={busy?.host === host.host}
            problem={problem?.host === host.host ? problem.sentence : undefined}
            run={run}
          />
        ))}
      </ul>
      <AddHost
        isBusy={busy !== undefined && busy.host === undefined}
        problem={problem?.host === undefined ? problem?.sentence : undefined}
        run={run}
      />
      <DeletedHosts deleted={deleted} problem={problem} run={run} />
    </>
  );
}

interface HostProps {
  readonly host: SiteHost;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly run: Run;
}

function Host({ host: asked, isBusy, problem, run }: HostProps) {
  const { host, state, record } = asked;
  const settingT = useSiteSettingMessages();
  const [isLeaving, setIsLeaving] = useState(false);
  const message = (word: string) => namedMessage(settingT, `domain.${word}`) ?? word;
  async function act(done: string, work: Work): Promise<void> {
    if (!(await run(host, work))) return;
    announce(namedMessage(settingT, `domain.${done}`, { host }) ?? done);
    document.getElementById('bench')?.focus();
  }
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.name}>
          <code>{host}</code>
          <small data-state={state}>{message(state)}</small>
        </span>
        <span className={styles.actions}>
          {state === 'waiting' ? (
            <Action
              label={message('verify')}
              host={host}
              isBusy={isBusy}
              onPress={() => act('verifiedNow', (source, site) => source.verify(site, host))}
            />
          ) : null}
          {state === 'verified' ? (
            <Action
              label={message('makeMain')}
              host={host}
              isBusy={isBusy}
              onPress={() => act('mainNow', (source, site) => source.makeMain(site, host))}
            />
          ) : null}
          {state === 'main' ? null : (
            <Action
              label={message('remove')}
              host={host}
              isBusy={isBusy}
              onPress={() => setIsLeaving(true)}
            />
          )}
        </span>
      </div>
      {record ? (
        <div className={styles.record}>
          <p>{message('recordIntro')}</p>
          <dl>
            <dt>{message('recordType')}</dt>
            <dd>
              <code>TXT</code>
            </dd>
            <dt>{message('recordName')}</dt>
            <dd>
              <code>{record.name}</code>
            </dd>
            <dt>{message('recordValue')}</dt>
            <dd>
              <code>{record.value}</code>
            </dd>
          </dl>
        </div>
      ) : null}
      <div role="alert">{problem ? <p className={styles.problem}>{problem}</p> : null}</div>
      {isLeaving ? (
        <RemoveHost
          host={asked}
          onClose={() => setIsLeaving(false)}
          onRemove={() => {
            setIsLeaving(false);
            void act('removed', (source, site) => source.remove(site, host));
          }}
        />
      ) : null}
    </li>
  );
}

interface ActionProps {
  readonly label: string;
  readonly host: string;
  readonly isBusy: boolean;
  readonly onPress: () => unknown;
}

function Action({ label, host, isBusy, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.secondary}`}
      aria-label={`${label}: ${host}`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {label}
    </button>
  );
}

interface AddHostProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly run: Run;
}

function AddHost({ isBusy, problem, run }: AddHostProps) {
  const settingT = useSiteSettingMessages();
  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = event.currentTarget;
    const typed = new FormData(field).get('host');
    if (isBusy || typeof typed !== 'string') return;
    let added: SiteHost | undefined;
    const isAdded = await run(undefined, async (source, site) => {
      added = await source.add(site, typed);
    });
    if (!isAdded || !added) return;
    field.reset();
    const { host, state } = added;
    // One that was removed lately answers at once, and one that is there stays as it is.
    announce(settingT(state === 'waiting' ? 'domain.added' : 'domain.verifiedNow', { host }));
  }
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)} noValidate>
      <label className={form.label} htmlFor="new-host">
        {settingT('domain.new')}
      </label>
      <div className={styles.row}>
        <input
          id="new-host"
          name="host"
          className={form.input}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          placeholder="jobs.example.org"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? 'new-host-hint' : 'new-host-hint new-host-problem'}
        />
        <button type="submit" className={`${controls.button} ${controls.primary}`} aria-disabled={isBusy}>
          {settingT('domain.add')}
        </button>
      </div>
      <p className={form.hint} id="new-host-hint">
        {settingT('domain.newHint')}
      </p>
      <div role="alert">
        {problem === undefined ? null : (
          <p className={styles.problem} id="new-host-problem">
            {problem}
          </p>
        )}
      </div>
    </form>
  );
}
