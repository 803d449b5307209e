import { reservedFor } from '@boardwright/blocks-schema';
import { forwardPath } from './rule-paths.ts';

/** What is wrong with an address by itself. */
type AddressProblem = 'pathForm' | 'pathElsewhere' | 'pathReserved' | 'urlForm' | 'starAlone';
type Read = { readonly value: string } | { readonly problem: AddressProblem };

/** A whole address with its host, as somebody copies it from the address bar; undefined for anything else. */
function wholeAddress(typed: string): URL | undefined {
  if (!/^https?:\/\//i.test(typed)) return undefined;
  return URL.parse(typed) ?? undefined;
}

/**
 * The path a rule stands at, as it is asked for: `https://board.nl/Old page/?x=1` → `/Old%20page`.
 * @param hosts names of the site's hosts
 */
export function readPath(typed: string, hosts: readonly string[]): Read {
  const text = typed.trim();
  const whole = wholeAddress(text);
  if (whole && !hosts.includes(whole.hostname)) return { problem: 'pathElsewhere' };
  const path = whole ? whole.pathname : text;
  const isForm = /^\/(?![/\\])[^*\\]*\*?$/.test(path) && !/[^/]\*$/.test(path);
  if (!isForm) return { problem: 'pathForm' };
  const value = forwardPath(path);
  const reserved = reservedFor(value.slice(1));
  // Nobody is led on there: the editor, the API and what operators ask answer first. A file may be missing.
  const isAnswered = reserved === 'editor' || reserved === 'api' || reserved === 'operation';
  return isAnswered ? { problem: 'pathReserved' } : { value };
}

/** Where a rule leads: a path of the site with its query and anchor, or a whole address. */
export function readUrl(typed: string, path: string, hosts: readonly string[]): Read {
  const text = typed.trim();
  const stars = text.split('*').length - 1;
  if (stars > 1) return { problem: 'urlForm' };
  if (stars === 1 && !path.endsWith('*')) return { problem: 'starAlone' };
  const whole = wholeAddress(text);
  if (!whole && !/^\/(?![/\\])/.test(text)) return { problem: 'urlForm' };
  const url = whole ?? URL.parse(text, 'http://any');
  if (!url || url.username !== '') return { problem: 'urlForm' };
  // Of another host only below its own paths: what a visitor typed never chooses the host.
  if (stars === 1 && !url.pathname.includes('*')) return { problem: 'urlForm' };
  const onSite = `${forwardPath(url.pathname)}${url.search}${url.hash}`;
  return { value: whole && !hosts.includes(whole.hostname) ? whole.href : onSite };
}
