import type { Person } from '@boardwright/api-client/contract';
import record from '../lists/record.module.css';
import { Section } from '../lists/section.tsx';
import { useDay, useMoment } from '../lists/use-day.ts';
import { usePeopleMessages } from './use-people-messages.ts';

/** What somebody agreed to, in the words that they read. */
export function PersonConsents({ person }: { readonly person: Person }) {
  const t = usePeopleMessages();
  const day = useDay();
  const { terms_accepted_at: terms, newsletters } = person;
  const isNone = terms === null && newsletters.length === 0;
  return (
    <Section title={t('consents.title')} about={isNone ? t('consents.none') : undefined}>
      <ul className={record.entries}>
        {terms === null ? null : (
          <li>
            {t('consents.terms')}
            <small>{day(terms)}</small>
          </li>
        )}
        {newsletters.map(({ text, agreed_at: agreed, confirmed_at: confirmed, ended_at: ended }) => (
          <li key={`${agreed} ${text}`}>
            {text}
            <small>
              {[
                t('consents.agreed', { day: day(agreed) }),
                confirmed === null
                  ? t('consents.unconfirmed')
                  : t('consents.confirmed', { day: day(confirmed) }),
                ended === null ? '' : t('consents.ended', { day: day(ended) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Who opened somebody's data, the last one first. */
export function PersonOpened({ person }: { readonly person: Person }) {
  const t = usePeopleMessages();
  const moment = useMoment();
  const { opened } = person;
  return (
    <Section title={t('opened.title')} about={t(opened.length === 0 ? 'opened.none' : 'opened.about')}>
      <ul className={record.entries}>
        {opened.map(({ at, by, event }) => (
          <li key={`${at} ${event}`}>
            {by ?? t('opened.somebody')}
            <small>
              {t(`opened.${event}`)}, {moment(at)}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
