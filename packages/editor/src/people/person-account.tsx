import type { Person } from '@boardwright/api-client/contract';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useEditorLocale } from '../editor-messages.tsx';
import list from '../lists/list.module.css';
import { MailAddress } from '../lists/mail-address.tsx';
import record from '../lists/record.module.css';
import { Section } from '../lists/section.tsx';
import { useDay, useMoment } from '../lists/use-day.ts';
import controls from '../ui/controls.module.css';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { usePeopleApi } from './people-api.ts';
import styles from './people.module.css';
import { usePeopleAddress } from './use-people-address.ts';
import { usePeopleMessages } from './use-people-messages.ts';
import { Acts } from '../ui/acts.tsx';

interface PersonPartProps {
  readonly person: Person;
  /** Does something, and says so; undefined where one may only look. */
  readonly act: ((work: () => Promise<unknown>, sentence: string) => void) | undefined;
}

/** How somebody logs in, and the links that help them to. */
export function PersonAccount({ person, act }: PersonPartProps) {
  const t = usePeopleMessages();
  const api = usePeopleApi();
  const day = useDay();
  const moment = useMoment();
  const languages = new Intl.DisplayNames([useEditorLocale()], { type: 'language' });
  const { uuid, email, state, proved_at: proved, has_password: hasPassword, last_login: login } = person;
  const send = (link: 'verify' | 'password') =>
    act?.(() => api.sendLink(uuid, link), t(`done.${link}`, { email }));
  return (
    <Section title={t('account.title')}>
      <dl className={styles.facts}>
        <dt>{t('account.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <MailAddress of={email} />
          </a>
          <small>{proved === null ? t('account.unproved') : t('account.proved', { day: day(proved) })}</small>
        </dd>
        <dt>{t('account.login')}</dt>
        <dd>{login === null ? t('never') : moment(login)}</dd>
        <dt>{t('account.password')}</dt>
        <dd>{t(hasPassword ? 'account.hasPassword' : 'account.noPassword')}</dd>
        <dt>{t('account.language')}</dt>
        <dd>{languages.of(person.locale) ?? person.locale}</dd>
      </dl>
      <div className={styles.verbs}>
        {act === undefined || state === 'blocked' || state === 'leaving' ? null : (
          <>
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => send('password')}
            >
              {t('account.reset')}
            </button>
            {proved === null ? (
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => send('verify')}
              >
                {t('account.verify')}
              </button>
            ) : null}
          </>
        )}
        <Acts>
          <a className={`${controls.button} ${controls.secondary}`} href={api.documentAddress(uuid)} download>
            <Download size={15} aria-hidden />
            {t('document')}
          </a>
        </Acts>
      </div>
    </Section>
  );
}

/** Whom an employer's user works for, each a link to it. */
export function PersonCompanies({ person }: { readonly person: Person }) {
  const t = usePeopleMessages();
  const { editorQuery } = usePeopleAddress();
  const opensCompanies = useEditorFeatures().companies;
  const { companies } = person;
  const at = (id: number) => `/companies?${[editorQuery, `open=${id}`].filter(Boolean).join('&')}`;
  return (
    <Section title={t('companies.title')} about={companies.length === 0 ? t('companies.none') : undefined}>
      <ul className={record.entries}>
        {companies.map(({ id, name, status }) => (
          <li key={id}>
            {opensCompanies ? (
              <Link className={list.name} to={at(id)}>
                {name}
              </Link>
            ) : (
              <b>{name}</b>
            )}
            <small>{t(`companies.${status}`)}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where somebody is logged in. */
export function PersonSessions({ person, act }: PersonPartProps) {
  const t = usePeopleMessages();
  const api = usePeopleApi();
  const moment = useMoment();
  const { uuid, sessions } = person;
  const name = person.name || person.email;
  return (
    <Section title={t('sessions.title')} about={sessions.length === 0 ? t('sessions.none') : undefined}>
      <ul className={record.entries}>
        {sessions.map(({ uuid: session, browser, system, last_used_at: used }) => (
          <li key={session}>
            {browser !== null && system !== null
              ? t('sessions.device', { browser, system })
              : (browser ?? system ?? t('sessions.unknown'))}
            <small>{t('sessions.used', { at: moment(used) })}</small>
          </li>
        ))}
      </ul>
      {act === undefined || sessions.length === 0 ? null : (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => act(() => api.endSessions(uuid), t('done.sessions', { name }))}
        >
          {t('sessions.end')}
        </button>
      )}
    </Section>
  );
}
