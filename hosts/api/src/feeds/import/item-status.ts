import { normalised } from '@boardwright/api-client/contract';
import type { ItemValues } from './item-values.ts';
import type { FieldMapping } from './mapping-file.ts';

type Scalar = string | number | boolean;

const falsy = /^(?:0|f|false|n|no|nee|nein|non|nu|off|uit)$/;
const truthy = /^(?:1|t|true|y|yes|j|ja|oui|da|on|aan|x)$/;
/** Names of which 'yes' means that a job is over, or not yet there. */
const negative =
  /(?:clos|geslot|inchi|geschloss|ferme|inacti|inakti|archiv|arhiv|hidden|verborgen|ascuns|expir|verlopen|filled|vervuld|delet|verwijder|draft|concept|paus|disabl|unpublish|unlist)/;
/** Names of which a bare 0 or 1 says whether a job is there; of 'status' it may be any list's number. */
const positive =
  /(?:activ|aktiv|actief|actif|visib|vizib|zichtbaar|open|publi|online|enabl|live|deschis|geoffnet|ouvert)/;
const openPattern =
  'open\\w{0,3}|opened|acti(?:ve|ef|f|v[ae]?)|aktiv\\w{0,2}|published|publicat\\w?|publie\\w?|gepubliceerd|geplaatst|veroffentlicht|online|live|visible|zichtbaar|vizibil\\w?|enabled|listed|deschis\\w?|ouvert\\w?|offen|available|beschikbaar|public|current|approved|running|new|nieuw';
const closedPattern =
  'closed?|clotur\\w{0,3}|gesloten|dicht|inchis\\w?|geschlossen|ferme\\w?|inacti(?:ve|ef|f|v[ae]?)|inaktiv|draft|concept|entwurf|brouillon|ciorna|archived?|archivee?|gearchiveerd|arhivat\\w?|archiviert|expired?|expiree?|expirat\\w?|verlopen|abgelaufen|filled|vervuld|ingevuld|ocupat\\w?|besetzt|pourvu\\w?|paused?|pauze|pauza|gepauzeerd|on hold|suspen\\w+|withdrawn|ingetrokken|retras\\w?|retire\\w?|zuruckgezogen|cancell?ed|geannuleerd|anulat\\w?|annule\\w?|deleted|removed|verwijderd|sters\\w?|geloscht|supprime\\w?|unpublished|depublie\\w?|offline|hidden|verborgen|ascuns\\w?|versteckt|masque\\w?|disabled|uitgeschakeld|dezactivat\\w?|deaktiviert|desactive\\w?|unlisted|trash(?:ed)?|stopped|gestopt|oprit\\w?|ended|beeindigd|incheiat\\w?|beendet|termine\\w?|pending(?: \\w+)?|unavailable|indisponibil\\w?';
const subject = String.raw`(?:(?:job|vacancy|vacature|position|posting)\s)?(?:is\s)?`;
const isOpenWord = new RegExp(`^${subject}(?:${openPattern})(?:\\s|$)`);
const isClosedWord = new RegExp(
  `^${subject}(?:(?:${closedPattern})|(?:not|non|niet|nicht|nu|pas)\\s(?:yet\\s|meer\\s|este\\s)?(?:${openPattern}))(?:\\s|$)`,
);

function plain(value: Scalar): string {
  return normalised(String(value).slice(0, 60), 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a word of a feed is one that tells of open or closed: 'Gesloten', 'PUBLISHED', 'on_hold'. */
export function isStatusWord(text: string): boolean {
  const word = plain(text);
  return isClosedWord.test(word) || isOpenWord.test(word);
}

/**
 * What a value says of its item: true for open, false for closed; undefined when it tells nothing, or cannot be understood.
 * @param path plain path of the field: 'is_active', 'closed' and 'status' mean different things by 'no'
 * @param chosen a person named the path, so that a bare number counts
 */
export function isOpen(path: string, value: Scalar, chosen = false): boolean | undefined {
  const name = path.split('.').at(-1) ?? '';
  const word = plain(value);
  const isBare = /^[01]$/.test(word);
  const yes = truthy.test(word);
  if (yes || falsy.test(word)) {
    if (isBare && !chosen && !negative.test(name) && !positive.test(name)) return undefined;
    return negative.test(name) ? !yes : yes;
  }
  if (isClosedWord.test(word)) return false;
  return isOpenWord.test(word) ? true : undefined;
}

/** The plain paths of an item that tell whether it is open. */
export function statusPaths(values: ItemValues, { paths }: FieldMapping): string[] {
  const chosen = paths.status !== undefined;
  return values
    .entries('status')
    .filter(({ path, value }) => path !== '' && (chosen || isOpen(path, value) !== undefined))
    .map(({ path }) => path);
}

export interface ItemStatus {
  /** What says that the job is closed, as 'is_visible: false'. */
  readonly closedBy: string | undefined;
  /** What a person named as its status and nobody understands. */
  readonly unclear: string | undefined;
}

/** A feed's own words within quotes, in a list. */
const onOneLine = (text: string) => text.replaceAll(/[;"\s]+/g, ' ').trim();

/** Whether an item is open. Closed when any of its fields says so: a published job that is hidden is not to be seen. */
export function statusOf(values: ItemValues, chosen: boolean): ItemStatus {
  const mailed = values.entries('status').map(({ path, value }) => {
    const name = path === '' ? '' : `${onOneLine(values.written(path).slice(0, 80))}: `;
    const description = `${name}${onOneLine(String(value).slice(0, 40))}`;
    return { words: description, open: isOpen(path, value, chosen || path === '') };
  });
  return {
    closedBy: mailed.find(({ open }) => open === false)?.words,
    unclear: chosen ? mailed.find(({ open }) => open === undefined)?.words : undefined,
  };
}
