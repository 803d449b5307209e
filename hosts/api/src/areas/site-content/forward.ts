import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { forwardRules } from '../../database/schema.ts';

const deepest = 20;

/** The path of an address, without query and slash at the end: `/old/jobs/?x=1` → `/old/jobs`. */
export function forwardPath(url: string): string {
  const path = URL.parse(url, 'http://any')?.pathname ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Every rule path that could stand for a path, the most specific first. */
export function rulePaths(path: string): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, deepest);
  const beneath = parts.map((_, index) => `/${[...parts.slice(0, parts.length - 1 - index), '*'].join('/')}`);
  return [path, ...beneath];
}

/**
 * Where an address leads by the rules of a board. In the target a `*` stands for what the rule's own `*` matched.
 */
export async function findForward(db: Database, boardId: number, url: string) {
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
