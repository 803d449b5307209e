import {
  type BodyOf,
  type Contract,
  ownPlaceholders,
  placeholderLengths,
  type Placeholders,
} from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobBoards } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { revisionOf } from '../../platform/forms/revision-of.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { restorable, standing } from '../../platform/restorable-rows.ts';
import { placeholderText } from './placeholder.messages.ts';
import { findPlaceholderUses, type UseDeps } from './placeholder-uses.ts';

type Stored = Tenant['board']['placeholders'];
type Sent = BodyOf<Contract['placeholders']['savePlaceholders']>;

/** A name as pages write it: keys of before this was written may have their braces. */
const nameOf = (key: string): string => key.replaceAll(/[{}\s]/g, '');

async function readStored(db: Pick<Database, 'select'>, boardId: number): Promise<Stored> {
  const [board] = await db
    .select({ placeholders: jobBoards.placeholders })
    .from(jobBoards)
    .where(eq(jobBoards.id, boardId));
  return board?.placeholders ?? [];
}

type ReadDeps = UseDeps & Pick<Deps, 'clock'>;

/** The placeholders of a board, where each is used, the names that nobody fills in, and what was deleted lately. */
export async function readPlaceholders(deps: ReadDeps, context: RequestContext): Promise<Placeholders> {
  const tenant = scope(context);
  const stored = await readStored(deps.db, tenant.board.id);
  const uses = await findPlaceholderUses(deps, tenant, context.locale);
  const placeholders = standing(stored);
  const known = new Set<string>([...ownPlaceholders, ...placeholders.map(({ key }) => nameOf(key))]);
  const presented = ({ key, value, texts }: Stored[number]) => ({
    name: nameOf(key),
    texts: { ...texts, [tenant.site.defaultLocale]: value },
  });
  return {
    revision: revisionOf(stored),
    placeholders: placeholders.map((row) => ({
      ...presented(row),
      uses: [...(uses.get(nameOf(row.key)) ?? [])],
    })),
    deleted: restorable(stored, deps.clock.now()).map((row) => ({
      ...presented(row),
      deleted_at: row.deletedAt,
    })),
    missing: [...uses]
      .filter(([name]) => !known.has(name))
      .map(([name, found]) => ({ name, uses: [...found] }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

const namePattern = /^[A-Za-z][\w.-]*$/;
const own: readonly string[] = ownPlaceholders;

/** What is wrong with placeholders, by their place: `0.name`. */
function problemsOf(sent: Sent['placeholders'], locale: string, language: string): readonly Problem[] {
  return sent.flatMap(({ name, texts }, at): readonly Problem[] => {
    const wrong = !namePattern.test(name)
      ? 'nameWrong'
      : own.includes(name)
        ? 'nameOwn'
        : sent.findIndex((one) => one.name === name) < at
          ? 'nameTwice'
          : undefined;
    return [
      ...(wrong ? [[`${at}.name`, placeholderText(locale, wrong)] as const] : []),
      ...(texts[language] ? [] : [[`${at}.${language}`, placeholderText(locale, 'textMissing')] as const]),
    ];
  });
}

/** What stays of what was stored before: what is left out of a list is deleted, and can be restored for a while. */
function deletedOf(before: Stored, names: ReadonlySet<string>, now: Date): Stored {
  const left = standing(before).map((row) => ({ ...row, deletedAt: now.toISOString() }));
  return [...left, ...restorable(before, now)]
    .filter(({ key }, at, all) => {
      const first = all.findIndex((one) => nameOf(one.key) === nameOf(key));
      return !names.has(nameOf(key)) && first === at;
    })
    .slice(0, placeholderLengths.count);
}

/**
 * Replaces the placeholders of a board. One that is left out is deleted; sent again within thirty days it is as it was.
 * @throws HttpError `validation` by place and field, `conflict` with what somebody else saved meanwhile
 */
export async function savePlaceholders(
  deps: Pick<Deps, 'db' | 'tenants' | 'blockSchemas' | 'clock'>,
  context: RequestContext,
  { revision, placeholders }: Sent,
): Promise<Placeholders> {
  const { db, tenants } = deps;
  const { site, board } = scope(context);
  const tidy = placeholders.map(({ name, texts }) => ({
    name: name.trim(),
    texts: Object.fromEntries(
      Object.entries(texts)
        .map(([language, text]) => [language, text.trim()] as const)
        .filter(([, text]) => text !== ''),
    ),
  }));
  refuseProblems(problemsOf(tidy, context.locale, site.defaultLocale));
  const isStored = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ placeholders: jobBoards.placeholders })
      .from(jobBoards)
      .where(eq(jobBoards.id, board.id))
      .for('update');
    const before = row?.placeholders ?? [];
    if (revisionOf(before) !== revision) return false;
    const stored = tidy.map(({ name, texts: { [site.defaultLocale]: value = '', ...texts } }) => ({
      key: name,
      value,
      texts,
    }));
    const deleted = deletedOf(before, new Set(tidy.map(({ name }) => name)), deps.clock.now());
    await tx
      .update(jobBoards)
      .set({ placeholders: [...stored, ...deleted] })
      .where(eq(jobBoards.id, board.id));
    return true;
  });
  tenants.forget();
  const current = await readPlaceholders(deps, context);
  if (!isStored) throw new HttpError('conflict', { current });
  return current;
}
