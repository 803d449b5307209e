import type { Database } from '@boardwright/api';
import { NOW } from './search.jobs.ts';

/** Numbers of what is written here begin beyond the demo's own. */
export const first = 1_000_000;
/** Companies that have the jobs, and jobs that the applications are for. */
const employing = 1500;
const appliedFor = 5000;

const now = `timestamptz '${new Date(NOW).toISOString()}'`;
const minutesAgo = (minutes: string) => `${now} - (${minutes}) * interval '1 minute'`;
const oneOf = (words: readonly string[], nth = 'nth') =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${nth}) % ${words.length}]`;
const board = '(select min(id) from job_boards)';
const site = '(select min(id) from sites)';
const given = oneOf([
  'Amira',
  'Bram',
  'Carolien',
  'Daan',
  'Esra',
  'Femke',
  'Geert',
  'Hanneke',
  'Ilona',
  'Jelle',
]);
const family = oneOf(
  ['de Vries', 'Postma', 'van der Meulen', 'Bakkali', 'Wiersma', 'Huizinga', 'Nair'],
  'nth / 3',
);
const company = `${oneOf(['Bakkerij', 'Zorggroep', 'Bouwbedrijf', 'Restaurant', 'Garage', 'Adviesbureau'])} || ' ' || ${family} || ' ' || nth`;

/**
 * What is written, by the name of its table: so many rows of each, of all that a column of a list tells apart. No mail waits, as
 * the API would send thousands of them while it is asked.
 */
const statements = (count: number): Readonly<Record<string, string>> => ({
  clients: `insert into clients (id, site_id, name, kvk_number, invoice_email, approved_at, blocked_at, created_at)
    select ${first} + nth, ${site}, ${company}, (10000000 + nth)::text, 'rekening' || nth || '@example.org',
      case when nth % 20 = 0 then null else ${now} end, case when nth % 50 = 0 then ${now} end, ${minutesAgo('nth')}
    from generate_series(0, ${count - 1}) nth`,
  organisations: `insert into organisations (id, slug, name, client_id, email, website)
    select ${first} + nth, 'o-' || nth, ${company}, ${first} + nth, 'info' || nth || '@example.org', 'https://o' || nth || '.example.org'
    from generate_series(0, ${count - 1}) nth`,
  organisation_boards: `insert into organisation_boards (organisation_id, job_board_id)
    select ${first} + nth, ${board} from generate_series(0, ${count - 1}) nth`,
  jobs: `insert into jobs (id, organisation_id, client_id, title, description, status, slug, organisation_name, "from", till,
      location_name, reference_code, segment_ids, text_type, text_own, apply_email, created_at, updated_at)
    select ${first} + nth, ${first} + nth % ${employing}, ${first} + nth % ${employing},
      ${oneOf(['Kok', 'Bakker', 'Lasser', 'Verpleegkundige', 'Monteur', 'Docent', 'Timmerman', 'Planner', 'Chauffeur'])}
        || ' ' || ${oneOf(['ochtend', 'avond', 'weekend', 'allround', 'junior', 'senior', 'leerling'], 'nth / 9')} || ' ' || nth, '',
      ${oneOf(['active', 'active', 'active', 'expired', 'expired', 'draft', 'paused', 'scheduled'])},
      'job-' || nth, ${oneOf(['Zorggroep Lauwers', 'De Kombuis', 'Bouwcombinatie Noord', 'Scholen aan Zee'], 'nth / 5')},
      ${now} - (case when nth % 8 = 7 then nth % 30 - 30 else nth % 90 end) * interval '1 day',
      ${now} + (nth % 40 + 1) * interval '1 day',
      ${oneOf(['Groningen', 'Assen', 'Leeuwarden', 'Emmen', 'Delfzijl', 'Winschoten'], 'nth / 7')}, 'REF-' || nth,
      '{}', 'own', repeat('<p>Werk in de wijk.</p>', 40), 'a@example.org',
      ${minutesAgo('nth')}, ${minutesAgo('nth::bigint * 7919 % 100000')}
    from generate_series(1, ${count}) nth`,
  job_board_jobs: `insert into job_board_jobs (job_id, job_board_id) select id, ${board} from jobs where id > ${first}`,
  job_reports: `insert into job_reports (job_id, job_board_id, ground, explanation, name, email, reporter, locale, created_at)
    select ${first} + 1 + nth, ${board}, 'fraud', 'Deze vacature klopt niet ' || nth, ${given}, 'melder' || nth || '@example.org',
      'hash' || nth, 'nl', ${minutesAgo('nth')} from generate_series(0, ${Math.ceil(count / 100) - 1}) nth`,
  users: `insert into users (id, email, role, given_name, family_name, client_id, site_id, active, email_verified_at, blocked_at, created_at)
    select ${first} + nth, 'person' || nth || '@example.org', case when nth % 3 = 0 then 'employer' else 'candidate' end, ${given}, ${family},
      case when nth % 3 = 0 then ${first} + nth end, ${site}, nth % 40 <> 0, case when nth % 10 <> 1 then ${now} end,
      case when nth % 40 = 0 then ${now} end, ${minutesAgo('nth')}
    from generate_series(0, ${count - 1}) nth`,
  client_users: `insert into client_users (user_id, client_id, accepted_at)
    select ${first} + nth, ${first} + nth, ${now} from generate_series(0, ${count - 1}, 3) nth`,
  account_logs: `insert into account_logs (user_id, event, created_at)
    select ${first} + nth, 'account.logged-in', ${minutesAgo('nth')} from generate_series(0, ${count - 1}) nth`,
  applications: `insert into applications (id, job_id, job_board_id, email, given_name, family_name, motivation_text, created_at)
    select ${first} + nth, ${first} + 1 + nth % ${Math.min(appliedFor, count)}, ${board}, 'applicant' || nth || '@example.org', ${given}, ${family},
      'Graag kom ik bij jullie werken.', ${minutesAgo('nth')} from generate_series(0, ${count - 1}) nth`,
  mails: `insert into mails (site_id, event, kind, "to", subject, text, application_id, state, created_at)
    select ${site}, case when nth % 10 = 0 then 'application.received' else 'job.published' end, ${oneOf(['job-published', 'application-received'])},
      'person' || nth || '@example.org', 'Een bericht ' || nth, repeat('Beste lezer, ', 20),
      case when nth % 10 = 0 then ${first} + nth end, ${oneOf(['sent', 'sent', 'sent', 'sent', 'sent', 'failed', 'sent'])}, ${minutesAgo('nth')}
    from generate_series(0, ${count - 1}) nth`,
  newsletter_subscriptions: `insert into newsletter_subscriptions (job_board_id, site_id, newsletter_id, email, source, locale, agreed_text, agreed_at, confirmed_at, ended_at, token)
    select ${board}, ${site}, 1, 'reader' || nth || '@example.org', 'application', 'nl', 'Ja, graag.', ${minutesAgo('nth')},
      case when nth % 4 <> 0 then ${now} end, case when nth % 9 = 0 then ${now} end, 'token' || nth
    from generate_series(0, ${count - 1}) nth`,
  orders: `insert into orders (site_id, job_board_id, client_id, product_id, product, status, payment, email, invoice_email, buyer, po_number,
      net_cents, vat_cents, total_cents, vat_rate, created_at, paid_at, due_at)
    select ${site}, ${board}, ${first} + nth % ${count}, (select min(id) from products), jsonb_build_object('id', 1, 'name', 'Vacature 30 dagen', 'type', 'job', 'duration', 30, 'quantity', 1, 'budget', 0),
      ${oneOf(['paid', 'paid', 'paid', 'invoiced', 'failed'])}, 'invoice', 'koper' || nth || '@example.org', 'rekening' || nth || '@example.org',
      jsonb_build_object('company', ${company}, 'givenName', 'A', 'familyName', 'B', 'phone', null, 'vatNumber', null, 'address', null), 'PO-' || nth,
      10000, 2100, 12100, 2100, ${minutesAgo('nth')}, case when nth % 5 < 3 then ${now} end, case when nth % 5 = 3 then ${now} + (nth % 60 - 30) * interval '1 day' end
    from generate_series(0, ${count - 1}) nth`,
  quotes: `insert into quotes (site_id, job_board_id, client_id, state, lines, net_cents, valid_until, created_at, updated_at, sent_at)
    select ${site}, ${board}, ${first} + nth % ${count}, ${oneOf(['draft', 'sent', 'sent'])},
      jsonb_build_array(jsonb_build_object('productId', 1, 'name', 'Vacature 30 dagen', 'type', 'job', 'duration', 30, 'pieces', 1, 'price', 10000, 'listPrice', 10000, 'remark', '', 'organisationId', null)),
      10000 + nth, ${now} + (nth % 60 - 30) * interval '1 day', ${minutesAgo('nth')}, ${now}, ${now}
    from generate_series(0, ${count - 1}) nth`,
  admin_logs: `insert into admin_logs (site_id, by_name, area, action, subject, title, created_at, done_at)
    select ${site}, ${given}, ${oneOf(['jobs', 'companies', 'content'])}, 'adminJobs.withholdJob', nth::text, 'Kok ' || nth, ${minutesAgo('nth')}, ${now}
    from generate_series(0, ${count - 1}) nth`,
  media: `insert into media (site_id, path, name, mime, size, width, height, alt, created_at)
    select ${site}, 'media/' || nth || '.webp', 'foto-' || nth || '.webp', case when nth % 50 = 0 then 'video/mp4' else 'image/webp' end, 1000 + nth, 800, 600,
      case when nth % 3 = 0 then '{}' else jsonb_build_object('nl', 'Een foto van de werkvloer ' || nth) end, ${minutesAgo('nth')}
    from generate_series(0, ${count - 1}) nth`,
  forward_rules: `insert into forward_rules (id, job_board_id, path, url, created_at)
    select ${first} + nth, ${board}, '/oud/' || nth, '/nieuw/' || nth, ${minutesAgo('nth')} from generate_series(0, ${count - 1}) nth`,
  forward_hits: `insert into forward_hits (forward_rule_id, day, hits)
    select ${first} + nth, '${new Date(NOW).toISOString().slice(0, 10)}', nth % 100 from generate_series(0, ${count - 1}, 10) nth`,
  // One in fifty has a picture of the library.
  articles: `insert into articles (job_board_id, locale, slug, title, description, image, text, published_at, created_at, updated_at)
    select ${board}, ${oneOf(['nl', 'en'])}, 'artikel-' || nth, 'Een artikel over werk ' || nth, '',
      case when nth % 50 = 0 then '/uploads/media/' || nth || '.webp' end, repeat('<p>Woorden.</p>', 40),
      case when nth % 5 = 0 then null else ${minutesAgo('nth')} end, ${minutesAgo('nth')}, ${minutesAgo('nth::bigint * 7919 % 100000')}
    from generate_series(0, ${count - 1}) nth`,
});

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** The indexes of the tables that are written, but those that say what is unique. */
async function findIndexes(
  db: Pick<Database, 'execute'>,
  tables: readonly string[],
): Promise<readonly Index[]> {
  const { rows } = await db.execute(`select index.relname as name, pg_get_indexdef(index.oid) as definition
    from pg_index join pg_class as index on index.oid = indexrelid
    where not indisunique and indrelid in (${tables.map((table) => `'${table}'::regclass`).join(', ')})`);
  return rows as unknown as readonly Index[];
}

/** So many rows more in each table that an admin has a list of; the search does not read them, as no visitor asks for any. */
export async function writeLists(db: Database, count: number, wrote: (what: string) => void): Promise<void> {
  await db.transaction(async (tx) => {
    // No trigger and no check of a reference: all of them are right, and a million rows take their minute anyway.
    await tx.execute(`set local session_replication_role = replica`);
    await tx.execute(`set local maintenance_work_mem = '128MB'`);
    // An index is made at once of all rows in a fraction of what it takes to add them one after another.
    const indexes = await findIndexes(tx, Object.keys(statements(count)));
    for (const { name } of indexes) await tx.execute(`drop index "${name}"`);
    for (const [table, statement] of Object.entries(statements(count))) {
      await tx.execute(statement);
      wrote(table);
    }
    await tx.execute('update clients set found_by = words_of_company(id, own_words_of_company(clients))');
    await tx.execute(`update applications set mail_state = mails.state from mails
      where mails.application_id = applications.id and mails.event = 'application.received'`);
    for (const { definition } of indexes) await tx.execute(definition);
    wrote('indexes');
  });
  await db.execute('vacuum analyze');
  wrote('vacuum');
}
