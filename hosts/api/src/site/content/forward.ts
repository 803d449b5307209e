import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { forwardRules } from '../../platform/database/schema.ts';
import { findPageForward } from '../builder/page-forwards.ts';

const deepest = 20;

/** The path of an address, without query and slash at the end: `/old/jobs/?x=1` → `/old/jobs`. */
export function forwardPath(url: string): string {
  const path = URL.parse(url, 'http://any')?.pathname ?? '/';
  // Anchored at its start: a path of many slashes is read once.
  return /^.*[^/]/.exec(path)?.[0] ?? '/';
}

/** Every rule path that could stand for a path, the most specific first. */
export function rulePaths(path: string): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, deepest);
  const beneath = parts.map((_, index) => `/${[...parts.slice(0, parts.length - 1 - index), '*'].join('/')}`);
  return [path, ...beneath];
}

/** Where an address leads by the rules of a board. In the target a `*` stands for what the rule's own `*` matched. */
async function findRule(db: Database, boardId: number, url: string) {
  const path = forwardPath(url);
  const candidates = rulePaths(path);
  const rules = await db
    .select({ path: forwardRules.path, url: forwardRules.url, status: forwardRules.status })
    .from(forwardRules)
    .where(and(eq(forwardRules.jobBoardId, boardId), inArray(forwardRules.path, candidates)));
  const rule = candidates.map((candidate) => rules.find((found) => found.path === candidate)).find(Boolean);
  if (!rule) return undefined;
  const rest = rule.path.endsWith('*') ? path.slice(rule.path.length - 1) : '';
  return { url: rule.url.replace('*', rest), status: rule.status };
}

/**
 * Where an unknown address leads, in one step: to the page that was there, or by a rule of the board, and where the page
 * a rule names has moved, to where that is now. A rule that leads to its own address is none.
 */
export async function findForward(
  db: Database,
  site: Parameters<typeof findPageForward>[1],
  boardId: number,
  url: string,
) {
  const moved = await findPageForward(db, site, url);
  if (moved !== undefined) return { url: moved, status: 302 };
  const rule = await findRule(db, boardId, url);
  if (!rule) return undefined;
  const to = rule.url.startsWith('/') ? await findPageForward(db, site, rule.url) : undefined;
  const leads = { ...rule, url: to ?? rule.url };
  return forwardPath(leads.url) === forwardPath(url) && leads.url.startsWith('/') ? undefined : leads;
}
