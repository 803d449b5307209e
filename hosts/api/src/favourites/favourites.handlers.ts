import type { BodyOf, Contract, Favourite } from '@boardwright/api-client/contract';
import { errorMessage } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { loggedIn, type RequestContext } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { type BoardVisit, boardVisit } from '../jobs/public/board-visit.ts';
import { jobVisibility } from '../jobs/public/job-lifecycle.ts';
import { findBoardJob } from '../jobs/public/jobs.queries.ts';
import { findOrganisation } from '../organisations/public-organisations.queries.ts';
import { canBeFavourite, findVisibleFavourites, presentFavourites } from './favourites.present.ts';
import { deleteFavourite, insertFavourite } from './favourites.queries.ts';

type FavouriteBody = BodyOf<Contract['favourites']['addFavourite']>;

/**
 * What a body names: a job of this board that can be seen, or an organisation of it. An organisation beside a job must
 * be that job's own.
 * @throws HttpError `validation`, `jobNotFound`, `notFound`
 */
async function stored({ db, clock }: Deps, { board, locale }: BoardVisit, body: FavouriteBody) {
  const { job_id: jobKey, organisation_id: organisationId } = body;
  const now = clock.now();
  if (jobKey !== null && jobKey !== undefined) {
    const found = await findBoardJob(db, board.id, String(jobKey));
    // An ended job's page still answers for a while: who let go of it by mistake takes it back.
    if (!found || !canBeFavourite(jobVisibility(found.job, now))) throw new HttpError('jobNotFound');
    if (organisationId && organisationId !== found.job.organisationId) throw new HttpError('jobNotFound');
    return { jobId: found.job.id, organisationId: null };
  }
  if (organisationId === null || organisationId === undefined) {
    throw new HttpError('validation', { fields: { job_id: [errorMessage('validation', locale)] } });
  }
  const found = await findOrganisation(db, board.id, String(organisationId), now);
  if (!found || found.organisation.id !== organisationId) throw new HttpError('notFound');
  return { jobId: null, organisationId };
}

/** Specification §7: GET and POST /favourites, DELETE /favourites/{id}. */
export function favouritesHandlers(deps: Deps): Handlers<Contract['favourites']> {
  const { db, clock } = deps;

  async function add(context: RequestContext, body: FavouriteBody): Promise<Favourite> {
    const visit = boardVisit(context);
    const userId = loggedIn(context).id;
    const target = await stored(deps, visit, body);
    await insertFavourite(db, { userId, ...target, createdAt: clock.now() });
    const rows = await findVisibleFavourites(deps, userId, visit.board.id);
    const own = rows.find(
      (row) => row.jobId === target.jobId && row.organisationId === target.organisationId,
    );
    const [favourite] = own ? await presentFavourites(deps, visit, [own], []) : [];
    // It ended in this very moment.
    if (!favourite) throw new HttpError('jobNotFound');
    return favourite;
  }

  return {
    findFavourites: async ({ query }, context) => {
      const visit = boardVisit(context);
      const { page, limit } = query;
      const all = await findVisibleFavourites(deps, loggedIn(context).id, visit.board.id);
      const rows = query.kind ? all.filter(({ jobId }) => (jobId !== null) === (query.kind === 'job')) : all;
      const wanted = query.with?.split(',') ?? [];
      const pageRows = rows.slice((page - 1) * limit, page * limit);
      return {
        data: await presentFavourites(deps, visit, pageRows, wanted),
        meta: { total: rows.length, page, limit, last_page: Math.max(1, Math.ceil(rows.length / limit)) },
      };
    },
    addFavourite: async ({ body }, context) => ({ data: await add(context, body) }),
    removeFavourite: async ({ params }, context) => {
      if (!(await deleteFavourite(db, loggedIn(context).id, params.id))) throw new HttpError('notFound');
      return undefined;
    },
  };
}
