import type { Company } from '@boardwright/api-client/contract';

export type CheckName = 'mail' | 'kvk' | 'vat';
export type CheckResult = 'passed' | 'open' | 'unknown';

export interface Check {
  readonly name: CheckName;
  readonly result: CheckResult;
  /** What was looked at: hosts, or the number. */
  readonly value: string | null;
}

/** The host of an address of a website, without `www.`; undefined where it has none. */
export function hostOf(website: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;
}

/** Whether a mail address is of a website: its very host, or one below or above it. */
function belongs(domain: string, host: string): boolean {
  return domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`);
}

function mailCheck({ members, organisations }: Company): Check {
  const hosts = organisations.flatMap(({ website }) => (website === null ? [] : (hostOf(website) ?? [])));
  const domains = [
    ...new Set(
      members.flatMap(({ email, verified, status }) =>
        verified && status === 'active' ? (email.split('@')[1] ?? []) : [],
      ),
    ),
  ];
  const [domain] = domains;
  if (hosts.length === 0 || domain === undefined)
    return { name: 'mail', result: 'unknown', value: hosts[0] ?? domain ?? null };
  const fits = domains.find((one) => hosts.some((host) => belongs(one, host)));
  return { name: 'mail', result: fits ? 'passed' : 'open', value: fits ?? `${domain}, ${hosts.join(', ')}` };
}

/**
 * Whether a company is who it says it is, as far as can be seen without asking anybody: an address of its website that
 * somebody of it reads, and numbers that could be real. A number that is stored was well formed when it was.
 */
export function identityChecks(company: Company): readonly Check[] {
  const number = (name: CheckName, value: string | null): Check => ({
    name,
    result: value === null ? 'unknown' : 'passed',
    value,
  });
  return [mailCheck(company), number('kvk', company.kvk_number), number('vat', company.vat_number)];
}
