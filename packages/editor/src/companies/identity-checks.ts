import type { Company } from '@boardwright/api-client/contract';

export type CheckResult = 'passed' | 'formed' | 'open' | 'failed' | 'unknown';

export interface Check {
  readonly name: 'mail' | 'kvk' | 'vat';
  readonly result: CheckResult;
  /** Which sentence there is for it. */
  readonly sentence:
    | `mail.${'passed' | 'open' | 'unknown'}`
    | `kvk.${'formed' | 'unknown'}`
    | `vat.${CheckResult}`;
  /** What was looked at: hosts, or the number. */
  readonly value: string | null;
}

/** The host of an address of a website, without `www.`; undefined where it has none. */
function hostOf(website: string): string | undefined {
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
  const of = (result: 'passed' | 'open' | 'unknown', value: string | null): Check => ({
    name: 'mail',
    result,
    sentence: `mail.${result}`,
    value,
  });
  if (hosts.length === 0 || domain === undefined) return of('unknown', hosts[0] ?? domain ?? null);
  const fits = domains.find((one) => hosts.some((host) => belongs(one, host)));
  return fits === undefined ? of('open', [domain, ...hosts].join(', ')) : of('passed', fits);
}

/** A number that is stored was well formed when it was; nobody is asked about it. */
function kvkCheck({ kvk_number: value }: Company): Check {
  const result = value === null ? 'unknown' : 'formed';
  return { name: 'kvk', result, sentence: `kvk.${result}`, value };
}

const vatResultOf = { valid: 'passed', invalid: 'failed', unknown: 'open' } as const;

/** A number that nobody asked the register about is well formed, which is all that is known. */
function vatCheck({ vat_number: value, vat_check: answer }: Company): Check {
  const result = value === null ? 'unknown' : answer ? vatResultOf[answer.result] : 'formed';
  return { name: 'vat', result, sentence: `vat.${result}`, value };
}

/**
 * Whether a company is who it says it is: an address of its website that somebody of it reads, numbers that could be real,
 * and what the register said of the VAT number.
 */
export function identityChecks(company: Company): readonly Check[] {
  return [mailCheck(company), kvkCheck(company), vatCheck(company)];
}
