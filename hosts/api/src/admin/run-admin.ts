import { parseArgs } from 'node:util';
import { type AdminRole, adminRoles, siteTemplates } from '@boardwright/api-client/contract';
import { and, asc, eq, isNull, or, sql } from '../platform/database/drizzle.ts';
import { adminLinkAddress, endLinks, makeLinkToken } from '../people/account/mailed-links.ts';
import { storedEmail } from '../people/account/member.ts';
import { forgetSecondStep, hasSecondStep } from '../people/account/second-step.queries.ts';
import { endSessions } from '../platform/http/sessions.ts';
import {
  chooseMainHost,
  findSiteHosts,
  giveSiteHost,
  HostError,
  removeSiteHost,
} from '../site/hosts/site-hosts.ts';
import { isEmail } from '../platform/forms/email-address.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { adminLogs, siteHosts, sites, users } from '../platform/database/schema.ts';
import { locales } from '@boardwright/messages';
import { HttpError } from '../platform/http/http-error.ts';
import { changeRole, removeFromTeam } from '../people/team/change-team.ts';
import { lockTeams } from '../people/team/team.queries.ts';
import { addDraftSite } from '../seeding/seed-empty.ts';
import { AdminError, AdminUsageError } from './admin-error.ts';
import { publishWhenOpened } from '../site/builder/choose-publishing.ts';
import { restorableTill } from '../site/sites/delete-site.ts';
import { siteCommands, type SiteDeps } from './site-commands.ts';

export const adminUsage = `npm run admin -- COMMAND

  user list                     who may log in to the editor
  user add EMAIL --name "ANN BOS" [--role ROLE] [--site N]
                                makes an admin, of all sites or of one, and prints the link to choose a password
  user role EMAIL ROLE [--site N]
                                gives an admin another role
  user remove EMAIL [--site N]  ends the account and all its sessions
  password EMAIL [--site N]     prints a link by which an admin chooses a new password
  two-step off EMAIL [--site N] turns off two-step login of an admin who lost the app and the recovery codes
  site list                     every site, with its hosts; also those that are deleted and can be restored
  site add "NAME" HOST          makes a draft site with a board of its own
  site template TEMPLATE "NAME" HOST [--languages LIST]
                                makes a draft with the look, the pages and the categories of a field of work
  site copy N "NAME" HOST       makes a draft with all that a site has but jobs, companies, people and orders
  site export N FILE            writes the same to a file, with its pictures
  site import FILE "NAME" HOST  makes a draft of such a file, from here or from another server
  site delete N --name "NAME" --reason "WHY" [--settles]
                                deletes a site: for 30 days it can be restored, then it is gone. --settles where
                                invoices are unpaid, or jobs and slots that were paid for still run
  site restore N                puts a deleted site back as it was
  site live N | site draft N    shows a site to visitors, or keeps it to its admins
  host list [--site N]          where a site answers
  host add HOST [--site N]      the site answers at a host, without a record in its DNS
  host main HOST [--site N]     mails, feeds and search engines are told this host
  host remove HOST [--site N]   the site no longer answers there

  --site N                      the number of a site; the first one where none is given. Of admins also "all": the one
                                of all sites, where the same address has several accounts

  --role ROLE                   ${adminRoles.join(', ')}; owner where none is given

  TEMPLATE                      ${siteTemplates.join(', ')}
  --languages LIST              ${locales.join(',')}; all where none are given, the site's own first

Ends with 0 when done, 1 when it cannot be done, 2 for a wrong call.`;

/** What commands work with; those about whole sites take more of it. */
export type AdminDeps = SiteDeps;

interface Call {
  readonly deps: AdminDeps;
  readonly tx: Transaction;
  /** What follows the name of the command. */
  readonly operands: readonly string[];
  readonly site: number | 'all' | undefined;
  readonly name: string | undefined;
  readonly role: string | undefined;
}

type Command = (call: Call) => Promise<readonly string[]>;

async function siteNumber({ tx, site }: Pick<Call, 'tx' | 'site'>): Promise<number> {
  if (site === 'all') throw new AdminUsageError('--site needs the number of a site here.');
  const [found] = await tx
    .select({ id: sites.id })
    .from(sites)
    .where(and(isNull(sites.deletedAt), site === undefined ? undefined : eq(sites.id, site)))
    .orderBy(asc(sites.id))
    .limit(1);
  if (!found)
    throw new AdminError(
      site === undefined
        ? 'There is no site yet; "npm start" makes one.'
        : `There is no site ${site}; "site list" tells which there are.`,
    );
  return found.id;
}

async function findAdmin({ tx, site, operands: [typed = ''] }: Call) {
  const found = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        eq(users.email, storedEmail(typed)),
        site === undefined
          ? undefined
          : site === 'all'
            ? isNull(users.siteId)
            : or(eq(users.siteId, site), isNull(users.siteId)),
      ),
    );
  // Who is an admin of that very site goes before one of all.
  const [person] = found.filter(({ siteId }) => siteId === site).concat(found);
  if (!person) throw new AdminError(`No admin has the address "${typed}"; "user list" tells who there are.`);
  if (found.length > 1 && site === undefined)
    throw new AdminError(
      `There are several admins with this address; say which with --site: ${found.map(({ siteId }) => siteId ?? 'all').join(', ')}.`,
    );
  return person;
}

async function linkFor({ tx, deps }: Call, person: typeof users.$inferSelect): Promise<readonly string[]> {
  // Where there is none, there is no address that the link could have.
  await siteNumber({ tx, site: person.siteId ?? undefined });
  const now = deps.clock.now();
  await endLinks(tx, person.id, 'reset', now);
  const token = await makeLinkToken(tx, person, 'reset', now);
  return [
    `${person.email} chooses a password here, once and within two hours:`,
    await adminLinkAddress(tx, person, token),
  ];
}

const listUsers: Command = async ({ tx }) => {
  const all = await tx.select().from(users).where(eq(users.role, 'admin')).orderBy(asc(users.email));
  if (all.length === 0)
    return ['Nobody yet. When the server starts, it prints the link by which the first admin is made.'];
  return all.map(({ email, givenName, familyName, siteId, active, adminRole }) => {
    const where = siteId === null ? 'all sites' : `site ${siteId}`;
    return `${email}  ${`${givenName} ${familyName}`.trim()}  ${where}  ${adminRole}${active ? '' : '  ended'}`;
  });
};

function readRole(typed: string): AdminRole {
  const role = adminRoles.find((one) => one === typed);
  if (!role) throw new AdminUsageError(`There is no role "${typed}"; there are ${adminRoles.join(', ')}.`);
  return role;
}

const addUser: Command = async (call) => {
  const { tx, deps, operands, site, name = '' } = call;
  const email = storedEmail(operands[0] ?? '');
  if (!isEmail(email)) throw new AdminError(`"${operands[0] ?? ''}" is no e-mail address.`);
  const [givenName = '', ...rest] = name.trim().split(/\s+/);
  if (givenName === '') throw new AdminUsageError('--name is needed: "ANN BOS".');
  const siteId = site === undefined || site === 'all' ? null : await siteNumber(call);
  const [known] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        eq(users.email, email),
        siteId === null ? isNull(users.siteId) : eq(users.siteId, siteId),
      ),
    );
  if (known?.active) throw new AdminError(`${email} is an admin already; "password ${email}" prints a link.`);
  const person = {
    email,
    siteId,
    role: 'admin' as const,
    adminRole: readRole(call.role ?? 'owner'),
    removedAt: null,
    givenName,
    familyName: rest.join(' '),
    active: true,
    emailVerifiedAt: deps.clock.now(),
    // Whoever ended an account ended its password too.
    passwordHash: null,
  };
  const [made] = known
    ? await tx.update(users).set(person).where(eq(users.id, known.id)).returning()
    : await tx.insert(users).values(person).returning();
  if (!made) throw new Error('The admin was not stored');
  // Nor is there a second step left of before.
  if (known) await forgetSecondStep(tx, made.id);
  return linkFor(call, made);
};

/** What the team refuses, in words for the terminal. */
async function asOfTeam(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'lastOwner')
      throw new AdminError('This is the last owner; make somebody else an owner first.');
    throw error;
  }
}

const changeUserRole: Command = async (call) => {
  const role = readRole(call.operands[1] ?? '');
  await lockTeams(call.tx);
  const person = await findAdmin(call);
  await asOfTeam(changeRole(call.tx, person, role));
  return [`${person.email} is ${role} now.`];
};

const removeUser: Command = async (call) => {
  await lockTeams(call.tx);
  const person = await findAdmin(call);
  const others = await call.tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true), isNull(users.siteId)));
  if (person.siteId === null && others.every(({ id }) => id === person.id))
    throw new AdminError('This is the last admin of all sites; add another one first.');
  await asOfTeam(removeFromTeam(call.tx, person, call.deps.clock.now()));
  await call.tx.update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
  return [`${person.email} can no longer log in.`];
};

const password: Command = async (call) => {
  const person = await findAdmin(call);
  if (!person.active)
    throw new AdminError(`The account of ${person.email} has ended; "user add" opens it again.`);
  return linkFor(call, person);
};

const turnOffTwoStep: Command = async (call) => {
  const person = await findAdmin(call);
  if (!(await hasSecondStep(call.tx, person.id)))
    throw new AdminError(`${person.email} does not log in in two steps.`);
  await forgetSecondStep(call.tx, person.id);
  await endSessions(call.tx, person.id);
  return [`${person.email} logs in with the password alone now, and is logged out everywhere.`];
};

const listSites: Command = async ({ tx }) => {
  const all = await tx.select().from(sites).orderBy(asc(sites.id));
  const hosts = await tx.select().from(siteHosts).orderBy(asc(siteHosts.host));
  return all.map(({ id, name, status, deletedAt }) => {
    const answers = hosts.filter(({ siteId, type }) => siteId === id && type === 'site');
    const line = `${name || '(no name yet)'}  ${answers.map(({ host }) => host).join(' ')}`;
    if (deletedAt !== null)
      return `${id}  deleted  ${line}  until ${restorableTill(deletedAt).toISOString().slice(0, 10)}`;
    return `${id}  ${status === 'active' ? 'live ' : 'draft'}  ${line}`;
  });
};

const addSite: Command = async ({ tx, operands: [name = '', host = ''] }) => {
  if (name.trim() === '' || host.trim() === '') throw new AdminUsageError('A name and a host are needed.');
  const id = await addDraftSite(tx, {
    name: name.trim(),
    languages: locales,
    host: host.trim().toLowerCase(),
  });
  const given = await giveSiteHost(tx, id, host);
  await chooseMainHost(tx, id, given.host);
  return [`Site ${id} was made. Log in at https://${given.host}/admin once the host leads to this server.`];
};

function setStatus(status: 'active' | 'draft'): Command {
  return async (call) => {
    const site = Number(call.operands[0]);
    const id = await siteNumber({ ...call, site: Number.isInteger(site) ? site : -1 });
    const [found] = await call.tx.select().from(sites).where(eq(sites.id, id));
    if (status === 'active' && found?.name.trim() === '')
      throw new AdminError('Give the site a name in the editor before visitors see it.');
    await call.tx
      .update(sites)
      .set({
        status,
        version: sql`${sites.version} + 1`,
        settingsRevision: sql`${sites.settingsRevision} + 1`,
      })
      .where(eq(sites.id, id));
    if (found)
      await publishWhenOpened({ tx: call.tx, siteId: id, now: call.deps.clock.now() }, found, status);
    return [`Site ${id} is ${status === 'active' ? 'shown to visitors' : 'a draft'} now.`];
  };
}

const states = { main: 'main address', verified: 'verified', waiting: 'waits for its record' } as const;

const listHosts: Command = async (call) =>
  (await findSiteHosts(call.tx, await siteNumber(call))).map(
    ({ host, state }) => `${host}  ${states[state]}`,
  );

const addHost: Command = async (call) => {
  const { host } = await giveSiteHost(call.tx, await siteNumber(call), call.operands[0] ?? '');
  return [`The site answers at ${host} now.`];
};

const mainHost: Command = async (call) => {
  const { host } = await chooseMainHost(call.tx, await siteNumber(call), call.operands[0] ?? '');
  return [`${host} is the main address now.`];
};

const removeHost: Command = async (call) => {
  await removeSiteHost(call.tx, await siteNumber(call), call.operands[0] ?? '', call.deps.clock.now());
  return [`The site no longer answers at ${call.operands[0]}. For 30 days an admin can restore it.`];
};

/** Every command, with how many words follow it. */
const commands: Readonly<Record<string, readonly [Command, number]>> = {
  'user list': [listUsers, 0],
  'user add': [addUser, 1],
  'user role': [changeUserRole, 2],
  'user remove': [removeUser, 1],
  password: [password, 1],
  'two-step off': [turnOffTwoStep, 1],
  'site list': [listSites, 0],
  'site add': [addSite, 2],
  'site live': [setStatus('active'), 1],
  'site draft': [setStatus('draft'), 1],
  'host list': [listHosts, 0],
  'host add': [addHost, 1],
  'host main': [mainHost, 1],
  'host remove': [removeHost, 1],
};

/** Commands that change nothing: they are not in the log of what admins did. */
const readsOnly: ReadonlySet<string> = new Set(['user list', 'site list', 'host list', 'site export']);

/** What was done here is read by the team: of its site, or where it is of none of all. */
async function noteCommand({ tx, deps, site, operands }: Call, name: string): Promise<void> {
  const now = deps.clock.now();
  const [known] =
    typeof site === 'number' ? await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, site)) : [];
  await tx.insert(adminLogs).values({
    siteId: known?.id ?? null,
    area: 'server',
    action: name,
    subject: operands.join(' ').slice(0, 300),
    createdAt: now,
    doneAt: now,
  });
}

function readCall(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string' },
        languages: { type: 'string' },
        reason: { type: 'string' },
        settles: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new AdminUsageError(cause instanceof Error ? cause.message : String(cause));
  }
}

/**
 * Does what `npm run admin` was asked, whole or not at all.
 * @returns what is printed, line by line
 * @throws AdminUsageError for a call that cannot be understood, AdminError for what cannot be done
 */
export async function runAdmin(deps: AdminDeps, args: readonly string[]): Promise<readonly string[]> {
  const { values, positionals } = readCall(args);
  const [first = '', second = ''] = positionals;
  const name = Object.hasOwn(commands, first) ? first : `${first} ${second}`;
  const ofSites = Object.hasOwn(siteCommands, name) ? siteCommands[name] : undefined;
  const found = ofSites ?? (Object.hasOwn(commands, name) ? commands[name] : undefined);
  if (!found) throw new AdminUsageError(`There is no command "${name.trim()}".`);
  const [, count] = found;
  const operands = positionals.slice(name.split(' ').length);
  if (operands.length !== count)
    throw new AdminUsageError(
      `"${name}" takes ${count} ${count === 1 ? 'word' : 'words'}, not ${operands.length}.`,
    );
  const site = values.site === undefined || values.site === 'all' ? values.site : Number(values.site);
  if (typeof site === 'number' && !(Number.isInteger(site) && site > 0))
    throw new AdminUsageError('--site needs the number of a site.');
  // A whole site is read and written by transactions of its own.
  const early = ofSites && (await ofSites[0](deps, operands, values));
  try {
    return await deps.db.transaction(async (tx) => {
      const call: Call = { deps, tx, operands, site, name: values.name, role: values.role };
      const lines = early ?? (await (commands[name]?.[0] ?? listSites)(call));
      if (!readsOnly.has(name)) await noteCommand(call, name);
      return lines;
    });
  } catch (error) {
    if (error instanceof HostError) throw new AdminError(error.message);
    throw error;
  }
}
