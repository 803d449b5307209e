import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import {
  type CookieScript,
  cookieScriptsSchema,
  partsOfPath,
  siteSettingsSchema,
  siteTextNames,
  synonymProblem,
} from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { appearanceOf, changedAppearance, publishedAppearanceOf } from '../../platform/appearance.ts';
import type { Json } from '../../platform/database/schema.ts';
import { jobBoards, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Locale, locales as productLocales } from '@boardwright/messages';
import { endSiteSessions } from '../../platform/http/sessions.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import type { Save } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import { storeRendered } from './store-rendered.ts';
import { publishWhenOpened } from './choose-publishing.ts';
import { pathUnder } from './page-rules.ts';
import { expectUnchanged } from './stale-row.ts';

type SiteBody = BodyOf<Contract['siteBuilder']['updateSite']>;
type Fields = Record<string, string[]>;

/** Fewest characters of the password that closes a site. */
const shortestPassword = 6;
/** Said by the document, never written. */
const derived = new Set(['site_password_set']);

function settled(settings: Json, changes: Json): Json {
  const next = { ...settings, ...changes };
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== null && value !== undefined),
  );
}

const mergedTexts = (
  texts: Readonly<Record<string, Json>>,
  changes: NonNullable<SiteBody['texts']>,
): Record<string, Json> =>
  Object.fromEntries(
    Object.entries({ ...texts, ...changes }).map(([language, values]) => [
      language,
      settled(texts[language] ?? {}, values),
    ]),
  );

/** What does not fit the schema of site settings, by name. */
function wrongSettings(changes: Json, locale: Locale): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || name === 'password') continue;
    const property = (siteSettingsSchema.properties as Readonly<Record<string, object | undefined>>)[name];
    if (!property) fields[name] = [builderMessage(locale, 'settingUnknown')];
    else if (problemsOf(property, value).length > 0) fields[name] = [builderMessage(locale, 'settingWrong')];
    else if (name === 'search_synonyms' && typeof value === 'string') {
      const problem = synonymProblem(value);
      if (problem) fields[name] = [builderMessage(locale, `synonyms.${problem.kind}`, { ...problem })];
    }
  }
  return fields;
}

/** What does not fit the schema of cookie scripts, or has another's id, by where it is: `cookie_scripts.2.name`. */
function wrongScripts(scripts: SiteBody['cookie_scripts'], locale: Locale): Fields {
  const problems = scripts === undefined ? [] : problemsOf(cookieScriptsSchema, scripts);
  const misfits = problems.map(({ path, rule }) => [
    ['cookie_scripts', ...partsOfPath(path)].join('.'),
    [builderMessage(locale, rule === 'unknown' ? 'settingUnknown' : 'settingWrong')],
  ]);
  const ids = (problems.length === 0 ? (scripts ?? []) : []).map((script) => (script as CookieScript).id);
  // Visitors consent by the id: two of one would be allowed together.
  const taken = ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [[`cookie_scripts.${at}.id`, [builderMessage(locale, 'scriptTaken')]]] : [],
  );
  return Object.fromEntries([...misfits, ...taken]);
}

/** A site as it is, and as it would be: what a save names is laid over it. A password never shows, so it always counts. */
function comparedSite(site: typeof sites.$inferSelect, { settings = {}, texts = {}, ...body }: SiteBody) {
  const { password: _hidden, ...visible } = site.settings;
  const current = {
    name: site.name,
    status: site.status,
    settings: {
      ...visible,
      supported_languages: site.supportedLocales,
      default_language: site.defaultLocale,
    },
    texts: site.texts,
    cookie_scripts: site.cookieScripts,
  };
  const { job_board: board, ...named } = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !derived.has(name)),
  );
  const next = {
    name: body.name?.trim(),
    status: body.status,
    settings: settled(current.settings, board === site.jobBoardId ? named : settings),
    texts: mergedTexts(site.texts, texts),
    cookie_scripts: body.cookie_scripts,
  };
  return { current, next };
}

/**
 * Changes a site: what is not named stays, a null takes a setting away. Languages and board have columns of their own;
 * the password is kept as a hash and can be replaced, never read.
 * @throws HttpError `conflict` with what there is now, `validation`
 */
export async function updateSite(
  save: Save,
  body: SiteBody,
  locale: Locale,
): Promise<{ id: number; revision: number }> {
  const { tx, siteId } = save;
  const [site] = await tx.select().from(sites).where(eq(sites.id, siteId));
  if (!site) throw new HttpError('notFound');
  await expectUnchanged(
    save,
    { id: siteId, revision: site.settingsRevision },
    { pageId: undefined, read: body.revision, ...comparedSite(site, body) },
  );
  const changes = Object.fromEntries(
    Object.entries(body.settings ?? {}).filter(([name]) => !derived.has(name)),
  );
  const fields: Fields = {
    ...wrongSettings(changes, locale),
    ...wrongScripts(body.cookie_scripts, locale),
  };
  const isText = new Set<string>(siteTextNames);
  for (const texts of Object.values(body.texts ?? {})) {
    Object.assign(fields, wrongSettings(texts, locale));
    for (const name of Object.keys(texts))
      if (!isText.has(name)) fields[name] = [builderMessage(locale, 'settingUnknown')];
  }

  const {
    supported_languages: languages = site.supportedLocales,
    default_language: own = site.defaultLocale,
    job_board: board,
    password,
    ...settings
  } = changes;
  const supported = languages as readonly string[];
  const unknown = supported.filter((language) => !(productLocales as readonly string[]).includes(language));
  const added = supported.filter((language) => !site.supportedLocales.includes(language));
  const inTheWay = await pathUnder(save, added);
  if (unknown.length > 0) fields['supported_languages'] = [builderMessage(locale, 'languageUnknown')];
  else if (inTheWay) fields['supported_languages'] = [builderMessage(locale, 'languagePath', inTheWay)];
  if (!supported.includes(own as string))
    fields['default_language'] = [builderMessage(locale, 'languageMissing')];
  if (typeof board === 'number' && board !== site.jobBoardId) {
    // Another board is another company's, with its orders and customers: who runs one site keeps to its own.
    const [known] = save.ofAllSites
      ? await tx.select({ id: jobBoards.id }).from(jobBoards).where(eq(jobBoards.id, board))
      : [];
    if (!known) fields['job_board'] = [builderMessage(locale, 'boardUnknown')];
  }
  if (typeof password === 'string' && password.length < shortestPassword)
    fields['password'] = [builderMessage(locale, 'passwordShort', { count: shortestPassword })];
  const hasPassword = typeof password === 'string' || (password !== null && site.passwordHash !== null);
  const next = settled(site.settings, settings);
  if (next['site_password_enabled'] === true && !hasPassword)
    fields['password'] = [builderMessage(locale, 'passwordMissing')];
  const { name = site.name, status = site.status } = body;
  if (status === 'active' && name.trim() === '')
    fields['name'] = [builderMessage(locale, 'siteNameRequired')];
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });

  const texts = mergedTexts(site.texts, body.texts ?? {});
  // Visitors have the appearance that was published last, until what is saved is published too.
  const before = publishedAppearanceOf(site);
  const isWaiting =
    save.byHand && changedAppearance(before, appearanceOf({ settings: next, texts })).length > 0;
  if (own !== site.defaultLocale) await storeRendered(save, site.defaultLocale, own as string);
  const [stored] = await tx
    .update(sites)
    .set({
      settingsRevision: sql`${sites.settingsRevision} + 1`,
      settings: next,
      texts,
      publishedAppearance: isWaiting ? before : null,
      supportedLocales: [...supported],
      defaultLocale: own as string,
      ...(typeof board === 'number' ? { jobBoardId: board } : {}),
      name: name.trim(),
      status,
      ...(body.cookie_scripts === undefined ? {} : { cookieScripts: body.cookie_scripts }),
      ...(typeof password === 'string' ? { passwordHash: await hashPassword(password) } : {}),
      ...(password === null ? { passwordHash: null } : {}),
    })
    .where(eq(sites.id, siteId))
    .returning({ revision: sites.settingsRevision });
  await publishWhenOpened(save, site, status);
  // Who knew the old password does not know this one.
  if (password !== undefined) await endSiteSessions(tx, siteId);
  return { id: siteId, revision: stored?.revision ?? site.settingsRevision };
}
