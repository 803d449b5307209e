import { sql } from '../database/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** `/healthz`: the process answers. `/readyz`: it may be sent requests; its database, search and disk included. */
export function addHealth(app: FastifyInstance, { db, isReady, diskProblem }: Deps): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (isReady()) {
        await db.execute(sql`select 1`);
        const problem = await diskProblem();
        if (problem === undefined) return { status: 'ready' };
        request.log.error({ problem }, 'the data folder cannot be written');
        return await reply.status(503).send({ status: 'not ready', reason: `data folder: ${problem}` });
      }
    } catch (error) {
      // Policy: not being ready is an answer here, not an error.
      request.log.error({ err: error }, 'the database does not answer');
    }
    return reply.status(503).send({ status: 'not ready' });
  });
}
