/** Where somebody works, given in the place of a town. */
const remotePattern =
  'remote|telecommut\\w*|telework\\w*|anywhere|worldwide|home[\\s_-]?(?:office|based|working)|home|wfh|work(?:ing)?[\\s_-]from[\\s_-](?:home|anywhere)|thuis(?:werk\\w*)?|vanuit huis|(?:werken )?op afstand|plaatsonafhankelijk|overal|t[ée]l[ée]travail|[àa] distance|domicile|(?:munc[ăa] )?(?:la distan[țtţ][ăa]|de acas[ăa])|telemunc[ăa]|acas[ăa]|von zu hause|ortsunabh[äa]ngig|virtu(?:al|eel|ell)';
const hybridPattern = 'hybrid\\w*|hibrid\\w*|flexibel|flexible|semi[\\s-]?remote';
const partly =
  '(?:deels|gedeeltelijk|partially|partly|partial|part|teilweise|partiellement|partiel|par[țtţ]ial|temporary)';
const fully = '(?:100 ?%|volledig|fully|full|complet|total|mostly|optional|job|work|werken)';
const way = new RegExp(
  `^(?<named>(?:${fully}[\\s_-]*)*(?:(?<partly>${partly}[\\s_-]+(?:${remotePattern}))|(?<hybrid>${hybridPattern})|(?<remote>${remotePattern})))(?:[^\\p{L}\\d]|$)`,
  'iu',
);
const partlyFirst = new RegExp(`^${partly}\\b`, 'iu');
const separators = /[,;|/()[\]]|\s[-–—]\s|\s(?:of|or|sau|oder|ou|en|and|und|[sșş]i|et|&|\+)\s/iu;

/** How somebody works, as far as a text of a feed tells. */
export interface WayOfWorking {
  readonly remote: boolean;
  /** At home for a part of the time; a job that is remote altogether is not. */
  readonly hybrid: boolean;
}

/** What a field about working from home says: 'hybrid', 'fully_remote', 'TELECOMMUTE', true. */
export function wayOf(value: string | number | boolean | undefined): WayOfWorking {
  if (typeof value !== 'string') return { remote: value === true || value === 1, hybrid: false };
  const text = value.trim().replaceAll('_', ' ');
  if (/^(?:0|no|nee|non|nu|nein|false|none|never|on[\s-]?site|office)(?![\p{L}])/iu.test(text))
    return { remote: false, hybrid: false };
  if (/^(?:1|yes|ja|oui|da|true|fully|full)(?![\p{L}])/iu.test(text)) return { remote: true, hybrid: false };
  const found = way.exec(text)?.groups;
  const hybrid = found?.['partly'] !== undefined || found?.['hybrid'] !== undefined || partlyFirst.test(text);
  return { remote: !hybrid && found?.['remote'] !== undefined, hybrid };
}

/**
 * A place without the words in it that tell how somebody works, which are no place: 'Remote, Netherlands' is 'Netherlands',
 * 'Groningen (hybride)' is 'Groningen'. A text without such words stays as it is written.
 */
export function withoutWay(text: string): WayOfWorking & { readonly place: string } {
  const parts = text.split(separators).map((part) => part.trim());
  let isNamed = false;
  let remote = false;
  let hybrid = false;
  const places = parts.flatMap((part) => {
    const match = way.exec(part);
    if (!match) return part === '' ? [] : [part];
    const found = match.groups ?? {};
    isNamed = true;
    if (found['remote'] === undefined) hybrid = true;
    else remote = true;
    // 'Remote in Nederland', 'Thuiswerken vanuit Assen'.
    const rest = part
      .slice(found['named']?.length)
      .trimStart()
      .replace(
        /^(?:(?:in|from|vanuit|within|binnen|din|aus|en|de|possible|mogelijk|werken|work|job|only)(?![\p{L}])\s*)+/iu,
        '',
      );
    return /^\p{L}{2}/u.test(rest) ? [rest] : [];
  });
  return { place: isNamed ? places.join(', ') : text, remote: remote && !hybrid, hybrid };
}
