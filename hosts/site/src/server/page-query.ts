/** What campaigns write behind an address, for scripts in the browser to read; no page is another one for it. */
const campaignKey =
  /^(?:utm_[a-z_]{1,30}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)$/;

/** The keys that pages for visitors without a session read (specification §7 'query keys'). */
const pageKeys: ReadonlySet<string> = new Set([
  'search',
  'location_name',
  'lat',
  'lon',
  'distance',
  'in[segment_ids]',
  'range[salary_year]',
  'salary_min',
  'salary_max',
  'match[organisation_id]',
  'match[remote]',
  'organisation_name',
  'sort',
  'seed',
  'page',
  'limit',
  'isEmployer',
  'next',
]);

/** No search of a person is longer, places and all; what is longer is answered, and not kept. */
const longestCached = 1000;

/** An address without what campaigns wrote behind it. What is left stands as it was written. */
export function withoutCampaign(url: string): string {
  const [path, query] = splitOnce(url);
  if (query === undefined) return url;
  const stored = query.split('&').filter((part) => !campaignKey.test(part.split('=', 1)[0] ?? ''));
  return stored.length > 0 ? `${path}?${stored.join('&')}` : path;
}

/**
 * Whether a page may be kept for others under this address: its query holds only what pages read. Any other key, as one
 * of a block from outside, is answered anew each time: otherwise everybody could fill the memory with pages that are
 * all the same.
 */
export function isKeepable(url: string): boolean {
  if (url.length > longestCached) return false;
  const [path, query] = splitOnce(url);
  if (!isWrittenOnce(path)) return false;
  return query === undefined || [...new URLSearchParams(query).keys()].every((key) => pageKeys.has(key));
}

/**
 * Whether a path is written in the one way in which browsers write it. `/%76acatures`, `/./vacatures` and `//vacatures`
 * lead to the same page: there are endlessly many.
 */
function isWrittenOnce(path: string): boolean {
  if (path.includes('//') || URL.parse(path, 'http://any')?.pathname !== path) return false;
  return [...path.matchAll(/%([0-9a-f]{2})/gi)].every(
    ([, code = '']) =>
      code === code.toUpperCase() && !/[\w.~-]/.test(String.fromCharCode(Number.parseInt(code, 16))),
  );
}

function splitOnce(url: string): readonly [string, string?] {
  const at = url.indexOf('?');
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}
