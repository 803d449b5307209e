import { createHash } from 'node:crypto';
import {
  type BodyOf,
  type Contract,
  ownPlaceholders,
  type Placeholders,
} from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobBoards } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { placeholderText } from './placeholder.messages.ts';
import { findPlaceholderUses, type UseDeps } from './placeholder-uses.ts';

type Stored = Tenant['board']['placeholders'];
type Sent = BodyOf<Contract['placeholders']['savePlaceholders']>;

/** A number for what is stored: two that differ have another one. */
const revisionOf = (stored: Stored): number =>
  createHash('sha256').update(JSON.stringify(stored)).digest().readUIntBE(0, 6);

/** A name as pages write it: keys of before this was written may have their braces. */
const nameOf = (key: string): string => key.replaceAll(/[{}\s]/g, '');

async function readStored(db: Pick<Database, 'select'>, boardId: number): Promise<Stored> {
  const [board] = await db
    .select({ placeholders: jobBoards.placeholders })
    .from(jobBoards)
    .where(eq(jobBoards.id, boardId));
  return board?.placeholders ?? [];
}

/** The placeholders of a board, where each is used, and the names that nobody fills in. */
export async function readPlaceholders(deps: UseDeps, context: RequestContext): Promise<Placeholders> {
  const tenant = scope(context);
  const stored = await readStored(deps.db, tenant.board.id);
  const uses = await findPlaceholderUses(deps, tenant, context.locale);
  const known = new Set<string>([...ownPlaceholders, ...stored.map(({ key }) => nameOf(key))]);
  return {
    revision: revisionOf(stored),
    placeholders: stored.map(({ key, value, texts }) => ({
      name: nameOf(key),
      texts: { ...texts, [tenant.site.defaultLocale]: value },
      uses: [...(uses.get(nameOf(key)) ?? [])],
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

/**
 * Replaces the placeholders of a board.
 * @throws HttpError `validation` by place and field, `conflict` with what somebody else saved meanwhile
 */
export async function savePlaceholders(
  deps: Pick<Deps, 'db' | 'tenants' | 'blockSchemas'>,
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
    if (revisionOf(row?.placeholders ?? []) !== revision) return false;
    const stored = tidy.map(({ name, texts: { [site.defaultLocale]: value = '', ...texts } }) => ({
      key: name,
      value,
      texts,
    }));
    await tx.update(jobBoards).set({ placeholders: stored }).where(eq(jobBoards.id, board.id));
    return true;
  });
  tenants.forget();
  const current = await readPlaceholders(deps, context);
  if (!isStored) throw new HttpError('conflict', { current });
  return current;
}
