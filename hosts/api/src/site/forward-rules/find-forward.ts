import { and, eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { forwardRules } from '../../platform/database/schema.ts';
import { findPageForward } from '../builder/page-forwards.ts';
import { forwardPath, rulePaths, withQueryOf } from './rule-paths.ts';

/** Where an address leads by the rules of a board. In the target a `*` stands for what the rule's own `*` matched. */
async function ruleFor(db: Database, boardId: number, url: string) {
  const path = forwardPath(url);
  const candidates = rulePaths(path);
  const rules = await db
    .select({
      id: forwardRules.id,
      path: forwardRules.path,
      url: forwardRules.url,
      status: forwardRules.status,
    })
    .from(forwardRules)
    .where(
      and(
        eq(forwardRules.jobBoardId, boardId),
        inArray(forwardRules.path, candidates),
        isNull(forwardRules.deletedAt),
      ),
    );
  const rule = candidates.map((candidate) => rules.find((found) => found.path === candidate)).find(Boolean);
  if (!rule) return undefined;
  // Without slashes before it: in '/*' they would name another host.
  const rest = rule.path.endsWith('*') ? path.slice(rule.path.length - 1).replace(/^\/+/, '') : '';
  return { id: rule.id, url: rule.url.replace('*', () => rest), status: rule.status };
}

/** Where an address leads, and by which rule; `rule` is undefined where a page of that address moved. */
export interface Forward {
  readonly url: string;
  readonly status: number;
  readonly rule: number | undefined;
}

/**
 * Where an unknown address leads, in one step: to the page that was there, or by a rule of the board, and where the page
 * a rule names has moved, to where that is now. What the visitor asked beside the address goes along. A rule that leads
 * to its own address is none.
 */
export async function findForward(
  db: Database,
  site: Parameters<typeof findPageForward>[1],
  boardId: number,
  url: string,
): Promise<Forward | undefined> {
  const moved = await findPageForward(db, site, url);
  if (moved !== undefined) return { url: withQueryOf(moved, url), status: 302, rule: undefined };
  const rule = await ruleFor(db, boardId, url);
  if (!rule) return undefined;
  const to = rule.url.startsWith('/') ? await findPageForward(db, site, rule.url) : undefined;
  const leads = { url: withQueryOf(to ?? rule.url, url), status: rule.status, rule: rule.id };
  return forwardPath(leads.url) === forwardPath(url) && leads.url.startsWith('/') ? undefined : leads;
}
