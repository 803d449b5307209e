import { type Locale, lookUp } from '@boardwright/messages';
import { feedReasonMessages } from './feed-reason.messages.ts';

type Key = keyof (typeof feedReasonMessages)['en'];

/** What an import says in English for the operator, and the message for who owns the feed. Groups fill its names. */
const reasons: readonly (readonly [pattern: RegExp, key: Key])[] = [
  [/^it has no reference$/, 'noReference'],
  [/^it has no title$/, 'noTitle'],
  [/^it has no description$/, 'noDescription'],
  [/^it names no company/, 'noCompany'],
  [/^its company is not shown on this site$/, 'companyNotListed'],
  [/^it ended on (?<date>\S+)$/, 'ended'],
  [/^the feed says that it is closed: "(?<text>.*)"$/, 'closed'],
  [/^"(?<text>.*)" says neither open nor closed$/, 'neitherOpenNorClosed'],
  [/^it is not known where "(?<place>.*)" is$/, 'unknownPlace'],
  [/^the pay "(?<pay>.*)" was kept as text$/, 'payAsText'],
  [/^no address to apply to/, 'noApplyAddress'],
  [/^an address that is not of the web was left out$/, 'notOfTheWeb'],
  [/^the (?:closing|publication) date "(?<date>.*)" was left out$/, 'dateNotUnderstood'],
  [/^names of HTML characters that XML does not know/, 'htmlCharacters'],
  [/^ampersands that XML wants written as/, 'ampersands'],
  [/^control characters, which XML does not allow/, 'controlCharacters'],
  [/^an earlier item of this feed has the same reference$/, 'sameReference'],
  [/^The feed has shrunk by more than half: (?<left>\d+) of (?<before>\d+)/, 'shrunk'],
  [/^The server of the feed answered (?<status>\d+)/, 'serverAnswered'],
  [/^The feed could not be fetched from (?<host>[^:\s]+(?::\d+)?)/, 'notFetched'],
  [/^"(?<address>.+)" is an address of a private network/, 'privateNetwork'],
  [/^This is a web page/, 'webPage'],
  [/^This is neither XML nor JSON/, 'neitherXmlNorJson'],
  [/^The feed is empty/, 'empty'],
  [/^Line (?<line>\d+), column (?<column>\d+)/, 'broken'],
  [/^The feed is packed with gzip/, 'gzip'],
  [/^The feed is larger than/, 'tooLarge'],
  [/^The server forwards/, 'forwards'],
  [/^The board has not allowed this feed/, 'notAllowed'],
  [/^Nobody of the company has confirmed/, 'notConfirmed'],
  [/^It ended with an error of the program/, 'ourError'],
];

/** What an import gave as its reason, in words for who keeps the feed. */
export function feedReason(locale: Locale, reason: string): string {
  const t = lookUp(feedReasonMessages[locale], locale);
  for (const [pattern, key] of reasons) {
    const found = pattern.exec(reason);
    if (found) return t(key, found.groups);
  }
  return t('otherwise', { reason });
}
