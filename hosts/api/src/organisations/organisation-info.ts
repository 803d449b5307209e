import { normalised, organisationLimits as limits } from '@boardwright/api-client/contract';
import type { OrganisationInfo } from '../platform/database/tables/people.ts';
import { plainText, sanitiseRichText } from '../platform/http/sanitise.ts';
import { isWebAddress } from '../platform/forms/web-address.ts';
import type { OrganisationMessage } from './organisation.messages.ts';

/** A piece of an organisation's page as it is sent. */
export interface SentInfo {
  readonly type: OrganisationInfo['type'];
  readonly value: string | Readonly<Record<string, unknown>>;
}
export type InfoProblem = readonly [field: string, word: OrganisationMessage];

/** What the pieces are held against. */
export interface InfoRules {
  readonly languages: readonly string[];
  readonly isPicture: (address: string) => boolean;
}

const tidy = (text: string) => normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();
const isLocalised = (type: SentInfo['type']) => type === 'text' || type === 'benefit';

function readValue({ type, value }: SentInfo, fallback: string): OrganisationInfo['value'] {
  const clean = (text: string) => (type === 'text' ? sanitiseRichText(normalised(text, 'NFC')) : tidy(text));
  if (typeof value === 'string') return isLocalised(type) ? { [fallback]: clean(value) } : tidy(value);
  const texts = Object.entries(value).flatMap(([language, text]) => {
    const read = typeof text === 'string' ? clean(text) : '';
    return plainText(read) === '' ? [] : [[language, read] as const];
  });
  // An address has no languages: the first one given is meant.
  return isLocalised(type) ? Object.fromEntries(texts) : (texts[0]?.[1] ?? '');
}

function problemOf(
  { type, value }: Pick<OrganisationInfo, 'type' | 'value'>,
  { languages, isPicture }: InfoRules,
): OrganisationMessage | undefined {
  const texts = typeof value === 'string' ? [value] : Object.values(value);
  if (texts.every((text) => plainText(text) === '')) return 'required';
  if (typeof value !== 'string' && Object.keys(value).some((language) => !languages.includes(language)))
    return 'languageUnknown';
  const [address = ''] = texts;
  if (type === 'text')
    return texts.some((text) => plainText(text).length > limits.infoText) ? 'infoTextLong' : undefined;
  if (texts.some((text) => text.length > limits.line)) return 'infoLong';
  if (type === 'image') return isPicture(address) ? undefined : 'pictureUnknown';
  if (type === 'video' || type === 'social') return isWebAddress(address) ? undefined : 'urlInvalid';
  return undefined;
}

/**
 * The pieces of an organisation's page in the order they were sent: tidied, sanitised, numbered anew.
 * @returns them, and what is wrong with which, under `organisation_info.2`
 */
export function readInfo(
  sent: readonly SentInfo[],
  rules: InfoRules & { readonly ownLanguage: string },
): { readonly info: readonly OrganisationInfo[]; readonly problems: readonly InfoProblem[] } {
  const info = sent.map((item, order) => ({
    type: item.type,
    value: readValue(item, rules.ownLanguage),
    order,
  }));
  const problems = info.flatMap((item, at): InfoProblem[] => {
    const word = problemOf(item, rules);
    return word ? [[`organisation_info.${at}`, word]] : [];
  });
  return {
    info,
    problems: info.length > limits.info ? [['organisation_info', 'infoMany'], ...problems] : problems,
  };
}
