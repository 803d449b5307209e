import { basename } from 'node:path';

const secret = /token|key|secret|sign|auth|pass|session|expires/i;

/**
 * A name for a feed that stays the same from run to run and holds no secrets: for an address the address without
 * user, password and telling query keys, for a file its name.
 */
export function feedName(source: string): string {
  const url = webUrl(source);
  if (!url) return basename(source);
  const telling = [...url.searchParams.keys()].filter((key) => secret.test(key));
  for (const key of telling) url.searchParams.delete(key);
  return `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`.slice(0, 300);
}

/** The address, when a source is one of the web. */
export function webUrl(source: string): URL | undefined {
  return /^https?:\/\//i.test(source) ? (URL.parse(source) ?? undefined) : undefined;
}
