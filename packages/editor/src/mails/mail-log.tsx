import { type LoggedMail, loggedMailStates, type LoggedMailState } from '@boardwright/api-client/contract';
import { CircleAlert, CircleCheck, Clock, type LucideIcon, RotateCcw, Send } from 'lucide-react';
import { useCallback, useState } from 'react';
import { EmptyList } from '../lists/empty-list.tsx';
import { FindForm } from '../lists/find-form.tsx';
import { ListPages } from '../lists/list-pages.tsx';
import { PartHead } from '../lists/list-workspace.tsx';
import list from '../lists/list.module.css';
import { Problem, Reading } from '../lists/reading.tsx';
import { StateBadge } from '../lists/state-badge.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { useMoment } from '../lists/use-day.ts';
import { useFound } from '../lists/use-found.ts';
import { useRight } from '../ui/admin-rights.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { useMailsApi } from './mails-api.ts';
import styles from './mails.module.css';
import { useMailsAddress } from './use-mails-address.ts';
import { useMailsMessages } from './use-mails-messages.ts';

const signs: Readonly<Record<LoggedMailState, readonly [LucideIcon, 'good' | 'open' | 'bad' | undefined]>> = {
  waiting: [Clock, undefined],
  retrying: [RotateCcw, 'open'],
  sent: [CircleCheck, 'good'],
  failed: [CircleAlert, 'bad'],
};

/** What the site mailed, newest first: to whom, which mail, and what came of it. */
export function MailLog() {
  const t = useMailsMessages();
  const api = useMailsApi();
  const { page, find, state, mail } = useMailsAddress();
  const found = useFound(
    useCallback(
      () =>
        api.log({
          page,
          limit: 50,
          ...(find && { search: find }),
          ...(state && { 'match[state]': state }),
          ...(mail && { 'match[kind]': mail }),
        }),
      [api, page, find, state, mail],
    ),
  );
  const { refused, attempt } = useAttempt();
  const [done, setDone] = useState<string>();
  async function resend({ uuid, to }: LoggedMail): Promise<void> {
    setDone(undefined);
    const isSent = await attempt(async () => void (await api.resend(uuid)));
    if (isSent) {
      const sentence = t('log.resent', { to });
      setDone(sentence);
      announce(sentence);
    }
    found.again();
  }
  const isFiltered = find !== '' || state !== undefined || mail !== undefined;
  return (
    <>
      <PartHead title={t('part.log')} about={t('about.log')} />
      <LogFilters />
      {refused === undefined ? null : <Problem text={refused} />}
      {done === undefined ? null : <p className={list.done}>{done}</p>}
      <Reading state={found}>
        {({ data, meta }) =>
          data.length === 0 && !isFiltered ? (
            <EmptyList sign={Send} title={t('log.none.title')} text={t('log.none.text')} />
          ) : data.length === 0 ? (
            <p className={list.none}>{t('log.noneFound')}</p>
          ) : (
            <>
              <LogTable mails={data} onResend={(one) => void resend(one)} />
              <ListPages meta={meta} />
            </>
          )
        }
      </Reading>
      <p className={styles.sample}>{t('log.bounces')}</p>
    </>
  );
}

/** By recipient, state and mail, as the address keeps it. */
function LogFilters() {
  const t = useMailsMessages();
  const api = useMailsApi();
  const { find, state, mail, show } = useMailsAddress();
  const mayList = useRight('content') !== 'nothing';
  const mails = useFound(useCallback(async () => (mayList ? api.list() : []), [api, mayList]));
  return (
    <div className={list.bar} data-reads>
      <FindForm
        key={find}
        label={t('log.find')}
        find={find}
        onFind={(text) => show({ find: text, list: undefined })}
      />
      <select
        className={`${form.input} ${list.filter}`}
        aria-label={t('log.state')}
        value={state ?? ''}
        onChange={(event) => show({ state: event.target.value, list: undefined })}
      >
        <option value="">{t('log.everyState')}</option>
        {loggedMailStates.map((name) => (
          <option key={name} value={name}>
            {t(`log.states.${name}`)}
          </option>
        ))}
      </select>
      {mails.found && mails.found.length > 0 ? (
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('log.mail')}
          value={mail ?? ''}
          onChange={(event) => show({ mail: event.target.value, list: undefined })}
        >
          <option value="">{t('log.everyMail')}</option>
          {mails.found.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

interface LogTableProps {
  readonly mails: readonly LoggedMail[];
  readonly onResend: (mail: LoggedMail) => void;
}

function LogTable({ mails, onResend }: LogTableProps) {
  const t = useMailsMessages();
  const moment = useMoment();
  const may = useRight('people') === 'does';
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col" className={list.extra}>
              {t('log.to')}
            </th>
            <th scope="col">{t('log.mail')}</th>
            <th scope="col">{t('log.state')}</th>
            <th scope="col" className={list.extra}>
              {t('log.when')}
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => {
            const [sign, tone] = signs[mail.state];
            return (
              <tr key={mail.uuid}>
                <td className={`${list.extra} ${styles.to}`}>{mail.to}</td>
                <td className={styles.to}>
                  {mail.mail}
                  <span className={list.narrow}>
                    <small>{mail.to}</small>
                    <small>{moment(mail.sent_at ?? mail.created_at)}</small>
                  </span>
                  <small>{mail.is_test ? `${t('log.test')} · ${mail.subject}` : mail.subject}</small>
                </td>
                <td>
                  <StateBadge sign={sign} tone={tone}>
                    {t(`log.states.${mail.state}`)}
                  </StateBadge>
                  {mail.error === null ? null : (
                    <small>
                      {t('log.attempts', { count: mail.attempts })} · {mail.error}
                    </small>
                  )}
                  {mail.state === 'failed' && may ? (
                    <button
                      type="button"
                      className={`${controls.button} ${controls.secondary} ${styles.resend}`}
                      onClick={() => onResend(mail)}
                    >
                      {t('log.resend')}
                      <span className={controls.unseen}>: {mail.to}</span>
                    </button>
                  ) : null}
                </td>
                <td className={list.extra}>{moment(mail.sent_at ?? mail.created_at)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
