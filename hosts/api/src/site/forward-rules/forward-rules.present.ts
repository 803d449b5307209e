import type { ForwardRule } from '@boardwright/api-client/contract';
import type { ForwardRuleRow } from './forward-rules.queries.ts';

export function presentForwardRule(row: ForwardRuleRow): ForwardRule {
  return {
    id: row.id,
    path: row.path,
    url: row.url,
    status: row.status as ForwardRule['status'],
    hits: row.hits,
    last_hit_on: row.last,
    created_at: row.createdAt.toISOString(),
    created_by: row.author,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    revision: row.revision,
  };
}
