import type { AlertFrequency } from '@boardwright/api-client/contract';
import type { AlertFilter } from '../../platform/database/tables/alerts.ts';
import { alertMessages, type TranslateAlert } from './alert-mail.messages.ts';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';

/** What the mails say of an alert. */
export interface MailedAlert {
  readonly filter: AlertFilter;
  readonly frequency: AlertFrequency;
  /** Names of its segments. */
  readonly segmentNames: readonly string[];
  /** Pages it leads to. */
  readonly links: {
    readonly confirm: string;
    readonly manage: string;
    readonly unsubscribe: string;
    /** The job list with the alert's search. */
    readonly list: string;
  };
}

export interface AlertedJob {
  readonly title: string;
  /** Employer, place: one line. */
  readonly details: string;
  readonly url: string;
}

function salaryText(
  { salaryMin, salaryMax }: AlertFilter,
  say: TranslateAlert,
  locale: string,
): string | undefined {
  const euros = (amount: number) => new Intl.NumberFormat(locale).format(amount);
  const min = salaryMin === undefined ? '' : euros(salaryMin);
  const max = salaryMax === undefined ? '' : euros(salaryMax);
  if (min && max) return say('pays', { min, max });
  if (min) return say('paysFrom', { min });
  return max ? say('paysTill', { max }) : undefined;
}

/** What is searched for, in one line: 'monteur · Groningen, tot 25 km · Techniek'. */
export function alertText(
  { filter, segmentNames }: Pick<MailedAlert, 'filter' | 'segmentNames'>,
  locale: string,
): string {
  const say = alertMessages(locale);
  const { search, city, lat, range } = filter;
  const place =
    city !== undefined && lat !== undefined && range !== undefined
      ? say('within', { city, range: String(range) })
      : city;
  const parts = [
    search,
    place,
    ...segmentNames,
    salaryText(filter, say, locale),
    filter.remote ? say('remote') : undefined,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ') || say('anything');
}

/** To an address somebody gave: nothing more is sent before its owner says so. */
export function confirmAlertMail(alert: MailedAlert, brand: MailBrand, locale: string): ComposedMail {
  const say = alertMessages(locale);
  const values = { site: brand.name };
  const content = {
    subject: say('confirmSubject', values),
    heading: say('confirmHeading'),
    parts: [
      { paragraph: say('confirmIntro', values) },
      {
        facts: [
          [say('search'), alertText(alert, locale)],
          [say('frequency'), say(alert.frequency)],
        ] as const,
      },
      { button: { label: say('confirm'), url: alert.links.confirm } },
      { small: say('confirmExpires') },
    ],
    footer: say('confirmFooter', values),
  };
  return composeMail(content, brand, locale);
}

/**
 * The jobs that are new in an alert's search.
 * @param jobs those to show, the newest first
 * @param total how many there are in all
 */
export function alertMail(
  alert: MailedAlert,
  jobs: readonly AlertedJob[],
  total: number,
  brand: MailBrand,
  locale: string,
): ComposedMail {
  const say = alertMessages(locale);
  const values = {
    site: brand.name,
    search: alertText(alert, locale),
    count: new Intl.NumberFormat(locale).format(total),
    title: jobs[0]?.title ?? '',
    frequency: say(alert.frequency),
  };
  const { links } = alert;
  const content = {
    subject: say(total === 1 ? 'oneSubject' : 'manySubject', values),
    heading: say(total === 1 ? 'oneHeading' : 'manyHeading', values),
    parts: [
      { paragraph: say('intro', values) },
      { jobs },
      { button: { label: say(total > jobs.length ? 'all' : 'back', values), url: links.list } },
      {
        links: [
          { label: say('manage'), url: links.manage },
          { label: say('unsubscribe'), url: links.unsubscribe },
        ],
      },
    ],
    footer: say('footer', values),
  };
  return composeMail(content, brand, locale);
}
