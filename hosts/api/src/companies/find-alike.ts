import type { CompanyAlike } from '@boardwright/api-client/contract';
import {
  type AnyPgColumn,
  asc,
  and,
  eq,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts';
import { companyStateSql } from '../people/client/company-state.ts';
import type { Database } from '../platform/database/connect.ts';
import { clients, clientUsers, organisations, users } from '../platform/database/schema.ts';
import type { Tenant } from '../platform/http/tenants.ts';

/** What is known of a company that may be there already. */
export interface CompanyFacts {
  readonly name: string;
  readonly kvkNumber: string | null;
  readonly vatNumber: string | null;
  readonly website: string | null;
  readonly emails: readonly string[];
}

/** So many that are alike are named. */
const named = 10;

/** Domains at which anybody has mail: two addresses there say nothing of one company. */
const anybodys = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.nl outlook.com live.com live.nl msn.com icloud.com me.com mac.com yahoo.com
  yahoo.ro ymail.com proton.me protonmail.com gmx.com gmx.net gmx.de web.de mail.com aol.com ziggo.nl kpnmail.nl kpnplanet.nl
  planet.nl home.nl hetnet.nl xs4all.nl casema.nl chello.nl upcmail.nl quicknet.nl telfort.nl telenet.be skynet.be`.split(
    /\s+/,
  ),
);

/** The domains of a company: of its website and of its mail addresses, but for those where anybody has mail. */
function domainsOf({ website, emails }: Pick<CompanyFacts, 'website' | 'emails'>): string[] {
  const host =
    website !== null && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : undefined;
  const all = [host, ...emails.map((email) => email.split('@').at(-1))];
  return [...new Set(all.flatMap((domain) => domain ?? []))].filter((domain) => !anybodys.has(domain));
}

const hostIn = (website: AnyPgColumn): SQL<string> =>
  sql`substring(lower(${website}) from '^(?:[a-z]+://)?(?:www[.])?([^/:?#]+)')`;
const domainIn = (email: AnyPgColumn): SQL<string> => sql`split_part(lower(${email}), '@', 2)`;

/** Whether a company has a domain: its website is there, or it or one of its people has mail there. */
function hasDomain(db: Pick<Database, 'select'>, domains: readonly string[]): SQL | undefined {
  const of = (text: SQL<string>) => inArray(text, [...domains]);
  const own = db
    .select({ id: organisations.clientId })
    .from(organisations)
    .where(
      and(
        isNull(organisations.archivedAt),
        or(of(hostIn(organisations.website)), of(domainIn(organisations.email))),
      ),
    );
  const people = db
    .select({ id: clientUsers.clientId })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(and(eq(clientUsers.active, true), of(domainIn(users.email))));
  return or(of(domainIn(clients.invoiceEmail)), inArray(clients.id, own), inArray(clients.id, people));
}

/** The companies of a site that may be this very one, and by what; those with the same name first. */
export async function findAlike(
  db: Pick<Database, 'select'>,
  { site }: Tenant,
  facts: CompanyFacts,
): Promise<CompanyAlike[]> {
  const { name, kvkNumber, vatNumber } = facts;
  const nameOfPage = db
    .select({ id: organisations.clientId })
    .from(organisations)
    .where(and(isNull(organisations.archivedAt), sql`lower(${organisations.name}) = lower(${name})`));
  const domains = domainsOf(facts);
  const never = sql`false`;
  const by = {
    name: or(sql`lower(${clients.name}) = lower(${name})`, inArray(clients.id, nameOfPage)) ?? never,
    kvk_number: kvkNumber === null ? never : sql`${clients.kvkNumber} is not distinct from ${kvkNumber}`,
    vat_number: vatNumber === null ? never : sql`${clients.vatNumber} is not distinct from ${vatNumber}`,
    domain: (domains.length === 0 ? undefined : hasDomain(db, domains)) ?? never,
  };
  const rows = await db
    .select({
      id: clients.id,
      name: clients.name,
      state: companyStateSql,
      likeName: sql<boolean>`${by.name}`,
      likeKvk: sql<boolean>`${by.kvk_number}`,
      likeVat: sql<boolean>`${by.vat_number}`,
      likeDomain: sql<boolean>`coalesce(${by.domain}, false)`,
    })
    .from(clients)
    .where(and(eq(clients.siteId, site.id), or(by.name, by.kvk_number, by.vat_number, by.domain)))
    .orderBy(sql`${by.name} desc`, asc(clients.id))
    .limit(named);
  return rows.map(({ likeName, likeKvk, likeVat, likeDomain, ...row }) => ({
    ...row,
    by: [
      ...(likeName ? (['name'] as const) : []),
      ...(likeKvk ? (['kvk_number'] as const) : []),
      ...(likeVat ? (['vat_number'] as const) : []),
      ...(likeDomain ? (['domain'] as const) : []),
    ],
  }));
}
