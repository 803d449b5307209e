import type { AdminApplication, LoggedMailState } from '@boardwright/api-client/contract';
import { Clock, type LucideIcon, MailCheck, MailX, RotateCw } from 'lucide-react';
import list from '../../lists/list.module.css';
import { Section } from '../../lists/section.tsx';
import { StateBadge } from '../../lists/state-badge.tsx';
import { useMoment } from '../../lists/use-day.ts';
import styles from '../people.module.css';
import { useApplicationMessages } from './use-application-messages.ts';

const signs: Readonly<Record<LoggedMailState, readonly [LucideIcon, 'good' | 'open' | 'bad']>> = {
  waiting: [Clock, 'open'],
  retrying: [RotateCw, 'open'],
  sent: [MailCheck, 'good'],
  failed: [MailX, 'bad'],
};

/** The mails of an application, to either side, with what came of each. */
export function ApplicationMails({ application }: { readonly application: AdminApplication }) {
  const t = useApplicationMessages();
  const moment = useMoment();
  const { mails, send_to: to, deletion } = application;
  return (
    <Section
      title={t('mails.title')}
      about={deletion ? undefined : to === null ? t('mails.nobody') : t('mails.next', { to })}
    >
      {mails.length === 0 ? (
        <p>{t('mails.none')}</p>
      ) : (
        <div className={list.scroll}>
          <table className={list.table}>
            <thead>
              <tr>
                <th scope="col">{t('mails.to')}</th>
                <th scope="col">{t('mails.state')}</th>
                <th scope="col" className={list.extra}>
                  {t('mails.when')}
                </th>
              </tr>
            </thead>
            <tbody>
              {mails.map((mail) => {
                const [sign, tone] = signs[mail.state];
                return (
                  <tr key={mail.uuid}>
                    <td className={styles.who}>
                      {t(`mails.${mail.to}`, { address: mail.address })}
                      <small>{mail.subject}</small>
                    </td>
                    <td className={styles.who}>
                      <StateBadge sign={sign} tone={tone}>
                        {t(`mails.states.${mail.state}`)}
                      </StateBadge>
                      {mail.error === null || mail.state === 'sent' ? null : <small>{mail.error}</small>}
                    </td>
                    <td className={list.extra}>{moment(mail.sent_at ?? mail.created_at)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
