import type { Contract } from '@boardwright/api-client/contract';
import { scope, type RequestContext } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { addStarterSet } from './add-starter-set.ts';
import { importSegments } from './import-segments.ts';
import { type MergeDeps, mergeSegment, previewMerge } from './merge-segments.ts';
import { orderSegments } from './order-segments.ts';
import { archiveSegment, createSegment, restoreSegment, updateSegment } from './save-segment.ts';
import { presentGroup, presentSegments } from './segments.present.ts';
import { findArchived, findGroup, findGroups, findOffered, type SegmentRow } from './segments.queries.ts';

/** What an admin does with the categories of a board (specification §3 'Segments'). */
export function segmentsHandlers(deps: MergeDeps): Handlers<Contract['segments']> {
  const { db } = deps;
  const present = async (context: RequestContext, row: SegmentRow) => {
    const [segment] = await presentSegments(deps, scope(context), [row]);
    if (!segment) throw new Error('Nothing was presented');
    return { data: segment };
  };
  return {
    findSegmentGroups: async (_, context) => ({
      data: (await findGroups(db, scope(context).board.id)).map(presentGroup),
    }),
    findGroupSegments: async ({ params, query }, context) => {
      const tenant = scope(context);
      if (!(await findGroup(db, params.id))) throw new HttpError('notFound');
      const find = query['match[archived]'] === 'set' ? findArchived : findOffered;
      return { data: await presentSegments(deps, tenant, await find(db, tenant.board.id, params.id)) };
    },
    createSegment: async ({ body }, context) => present(context, await createSegment(deps, context, body)),
    updateSegment: async ({ params, body }, context) => {
      const { row, isStored } = await updateSegment(deps, context, params.id, body);
      const { data } = await present(context, row);
      if (!isStored) throw new HttpError('conflict', { current: data });
      return { data };
    },
    orderSegments: async ({ params, body }, context) => {
      const rows = await orderSegments(deps, context, params.id, body);
      return { data: await presentSegments(deps, scope(context), rows) };
    },
    archiveSegment: async ({ params }, context) =>
      present(context, await archiveSegment(deps, context, params.id)),
    restoreSegment: async ({ params }, context) =>
      present(context, await restoreSegment(deps, context, params.id)),
    previewSegmentMerge: async ({ params, query }, context) => ({
      data: await previewMerge(deps, context, params.id, query.into),
    }),
    mergeSegment: async ({ params, body }, context) =>
      present(context, await mergeSegment(deps, context, params.id, body.into)),
    importSegments: async ({ params, body }, context) => ({
      data: await importSegments(deps, context, params.id, body.text, body.dry_run),
    }),
    addStarterSet: async ({ body }, context) => ({
      data: await addStarterSet(deps, context, body.field, body.dry_run),
    }),
  };
}
