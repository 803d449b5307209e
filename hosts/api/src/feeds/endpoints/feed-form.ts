import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import type { feeds } from '../../platform/database/schema.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { refusePrivateHost } from '../../platform/remote/public-address.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { feedReason } from './feed-reasons.ts';
import { feedMessage } from './feed.messages.ts';

type Body = Omit<BodyOf<Contract['feeds']['saveFeed']>, 'revision'>;
type Row = typeof feeds.$inferSelect;
type FormColumns = Pick<
  Row,
  'name' | 'address' | 'mapping' | 'company' | 'schedule' | 'timeOfDay' | 'weekday' | 'active'
>;
type Locale = RequestContext['locale'];

const longestName = 80;
const longestCompany = 150;
/** What a form says nothing of, of a new feed. */
export const newFeed: FormColumns = {
  name: '',
  address: '',
  mapping: {},
  company: null,
  schedule: 'daily',
  timeOfDay: '06:00',
  weekday: 1,
  active: true,
};

const clean = (text: string) => normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();

/** The address as a link writes it, or what is wrong with it. Where a name leads is looked at when it is fetched. */
export function readAddress(
  typed: string,
  locale: Locale,
  allowPrivate: boolean,
): { readonly address: string } | { readonly problem: string } {
  const text = typed.trim();
  if (text === '') return { problem: feedMessage(locale, 'required') };
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    return { problem: feedMessage(locale, 'address') };
  try {
    if (!allowPrivate) refusePrivateHost(url);
  } catch (error) {
    // Policy: it is said beside the field.
    if (error instanceof FeedProblem) return { problem: feedReason(locale, error.sentence) };
    throw error;
  }
  return { address: url.href };
}

/**
 * A feed's form, laid over what there is.
 * @throws HttpError `validation` with a sentence per field
 */
export function readFeedForm(
  body: Body,
  before: FormColumns,
  { locale, allowPrivate }: { readonly locale: Locale; readonly allowPrivate: boolean },
): FormColumns {
  const problems: Problem[] = [];
  const name = body.name === undefined ? before.name : clean(body.name);
  if (name === '') problems.push(['name', feedMessage(locale, 'required')]);
  if (name.length > longestName) problems.push(['name', feedMessage(locale, 'nameLong')]);
  const company = body.company === undefined ? before.company : clean(body.company ?? '') || null;
  if ((company?.length ?? 0) > longestCompany) problems.push(['company', feedMessage(locale, 'companyLong')]);
  const read = readAddress(body.address ?? before.address, locale, allowPrivate);
  if ('problem' in read) problems.push(['address', read.problem]);
  const timeOfDay = body.time_of_day?.trim() ?? before.timeOfDay;
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(timeOfDay))
    problems.push(['time_of_day', feedMessage(locale, 'time')]);
  refuseProblems(problems);
  return {
    name,
    company,
    address: 'address' in read ? read.address : before.address,
    mapping: body.mapping ?? before.mapping,
    schedule: body.schedule ?? before.schedule,
    timeOfDay,
    weekday: body.weekday ?? before.weekday,
    active: body.active ?? before.active,
  };
}
