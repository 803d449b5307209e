import { type LegalPurpose, legalPurposes } from '@boardwright/api-client/contract';
import type { CookieScript } from '@boardwright/blocks-schema';
import { and, eq, isNull } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { blocks, products } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { testProviderName } from '../../platform/ports/payments/test-payments.ts';
import { sellerOf } from '../../shop/port.ts';

export type FactDeps = Pick<Deps, 'payments'> & { readonly db: Pick<Database, 'select'> };

/** Who runs a board, as the settings of its shop name it; empty where nothing is set. */
interface Company {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly countryCode: string;
  readonly registration: string;
  readonly vatNumber: string;
}

/** What a board knows of itself that its legal pages have to say: nobody is asked for it. */
export interface LegalFacts {
  readonly site: string;
  readonly company: Company;
  readonly purposes: ReadonlySet<LegalPurpose>;
  /** Who takes payments, by the names they go by. */
  readonly payments: readonly string[];
  /** Scripts that wait for consent, by kind. */
  readonly scripts: readonly Pick<CookieScript, 'name' | 'description' | 'type'>[];
  readonly hasFavourites: boolean;
  /** Visitors are asked about cookies. */
  readonly asks: boolean;
  /** Days within which an invoice is to be paid; undefined where nothing is sold on invoice. */
  readonly invoiceTerm: number | undefined;
  readonly languages: readonly string[];
}

const measuringKeys = ['gtm_key', 'ga_key', 'ga4_key'] as const;

/** What the board does with data of people: by its blocks, its settings and what it sells. */
async function readPurposes(db: FactDeps['db'], { site, board }: Tenant): Promise<ReadonlySet<LegalPurpose>> {
  const rows = await db
    .select({ key: blocks.key })
    .from(blocks)
    .where(and(eq(blocks.siteId, site.id), isNull(blocks.deletedAt)))
    .groupBy(blocks.key);
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.jobBoardId, board.id), eq(products.active, true)))
    .limit(1);
  const has = new Set(rows.map(({ key }) => key));
  const { settings } = site;
  const registers = has.has('register') || has.has('login');
  const does: Readonly<Record<LegalPurpose, boolean>> = {
    applications: has.has('job-details'),
    accounts: registers && settings.allow_candidate !== false,
    companies: registers && settings.allow_employer !== false,
    resumes: has.has('candidate-list'),
    alerts: has.has('job-alerts') || has.has('job-list'),
    newsletters: board.newsletters.length > 0,
    orders: product !== undefined,
    reports: has.has('job-details'),
    statistics: true,
    measuring: measuringKeys.some((key) => Boolean(settings[key])),
  };
  return new Set(legalPurposes.filter((purpose) => does[purpose]));
}

/** Providers of payments as people know them; the one that is there to try out takes nobody's money. */
function providersOf(payments: FactDeps['payments']): readonly string[] {
  return payments
    .filter(({ name }) => name !== testProviderName)
    .map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));
}

/** A script as it is stored: one of before descriptions has none. */
type StoredScript = Pick<CookieScript, 'name' | 'type'> & { readonly description?: string };

/** Reads what a board knows of itself. */
export async function readLegalFacts({ db, payments }: FactDeps, tenant: Tenant): Promise<LegalFacts> {
  const { site } = tenant;
  const { settings } = site;
  const seller = sellerOf(tenant);
  const purposes = await readPurposes(db, tenant);
  const scripts = (site.cookieScripts as readonly StoredScript[]).filter(({ type }) => type !== 'mandatory');
  return {
    site: typeof settings.site_name === 'string' && settings.site_name ? settings.site_name : site.name,
    company: {
      // A board is not its own company: what invoices would fall back to is no name here.
      name: typeof settings['invoice_name'] === 'string' ? settings['invoice_name'].trim() : '',
      address: seller.address
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(', '),
      countryCode: seller.countryCode,
      registration: seller.registration,
      vatNumber: seller.vatNumber,
    },
    purposes,
    payments: purposes.has('orders') ? providersOf(payments) : [],
    scripts: scripts.map(({ name, description = '', type }) => ({ name, description, type })),
    hasFavourites: settings.enable_favourites !== false && purposes.has('accounts'),
    asks: settings.show_cookie_bar !== false || site.cookieScripts.length > 0,
    invoiceTerm: purposes.has('orders') && seller.takesInvoice ? seller.invoiceTerm : undefined,
    languages: site.supportedLocales,
  };
}
