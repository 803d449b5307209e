import type { Contract } from '@boardwright/api-client/contract';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { csvFile } from '../../platform/http/csv-file.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { countedMeta, pageMeta } from '../../platform/http/page-meta.ts';
import { forwardPath } from './rule-paths.ts';
import { presentForwardRule } from './forward-rules.present.ts';
import { allRules, findRules } from './forward-rules.queries.ts';
import { importForwardRules } from './import-forward-rules.ts';
import { knownAddresses } from './known-addresses.ts';
import { findMissingPaths, ignorePath } from './missing-paths.ts';
import {
  createForwardRule,
  deleteForwardRules,
  type ForwardRuleDeps,
  hitsFrom,
  restoreForwardRules,
  updateForwardRule,
} from './save-forward-rule.ts';
import { standingAddresses } from './standing-addresses.ts';
import { suggestAnswer } from './suggest-answer.ts';

const exported = ['from', 'to', 'status', 'hits_28_days', 'last_hit_on'] as const;

/** What an admin does about addresses without a page (specification §1 'forward rule'). */
export function forwardRulesHandlers(deps: ForwardRuleDeps): Handlers<Contract['forwardRules']> {
  const { db } = deps;
  const since = (context: RequestContext) => hitsFrom(deps, scope(context));
  return {
    findForwardRules: async ({ query }, context) => {
      const isDeleted = query['match[deleted]'] === 'set';
      const asked = { ...query, isDeleted, since: since(context) };
      const { rows, total } = await findRules(db, scope(context).board.id, asked);
      return { data: rows.map(presentForwardRule), meta: countedMeta(total, query) };
    },
    createForwardRule: async ({ body }, context) => ({
      data: presentForwardRule(await createForwardRule(deps, context, body)),
    }),
    updateForwardRule: async ({ params, body }, context) => ({
      data: presentForwardRule(await updateForwardRule(deps, context, params.id, body)),
    }),
    deleteForwardRules: async ({ body }, context) => ({
      data: { deleted: await deleteForwardRules(deps, context, body.ids) },
    }),
    restoreForwardRules: async ({ body }, context) => ({
      data: await restoreForwardRules(deps, context, body.ids),
    }),
    importForwardRules: async ({ body }, context) => ({
      data: await importForwardRules(deps, context, body.text, body.dry_run),
    }),
    exportForwardRules: async (_call, context) => {
      const rows = await allRules(db, scope(context).board.id, since(context));
      const cells = rows.map(({ path, url, status, hits, last }) => ({
        from: path,
        to: url,
        status,
        hits_28_days: hits,
        last_hit_on: last,
      }));
      return csvFile(exported, cells, 'redirects.csv');
    },
    findMissingPaths: async ({ query }, context) => {
      const tenant = scope(context);
      const standing = await standingAddresses(db, tenant.site);
      const found = await findMissingPaths(db, tenant.board.id, since(context), standing);
      const { known, jobList } = await knownAddresses(db, tenant, deps.clock.now());
      const from = (query.page - 1) * query.limit;
      const data = found
        .slice(from, from + query.limit)
        .map((missing) => ({ ...missing, suggestion: suggestAnswer(missing.path, known, jobList) }));
      return { data, meta: pageMeta(found.length, query) };
    },
    ignoreMissingPath: async ({ body }, context) => {
      await ignorePath(db, scope(context).board.id, forwardPath(body.path), body.ignored);
      return { data: { ignored: body.ignored } };
    },
  };
}
