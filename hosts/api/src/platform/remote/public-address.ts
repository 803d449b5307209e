import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FeedProblem } from './feed-problem.ts';

/** IPv4 written inside IPv6 as it was once meant (RFC 4291 §2.5.5.1, deprecated): `::7f00:1` may be read as 127.0.0.1. */
const compatible = ipaddr.parseCIDR('::/96');

/** Whether an address is one of the public internet: not private, loopback, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && !(read.kind() === 'ipv6' && read.match(compatible));
}

/** Throws FeedProblem for a host written as an address that is not public; names are checked when they are resolved. */
export function refusePrivateHost(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw privateHost(url.hostname);
}

/** A look-up for connections that gives public addresses only, so that a name cannot lead into the own network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(privateHost(hostname), '', 0);
    // With `all` the connection tries them in turn; without, it wants one.
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

function privateHost(host: string): FeedProblem {
  return new FeedProblem(`"${host}" is an address of a private network; --allow-private lets it be read.`);
}
