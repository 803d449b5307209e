/**
 * A server with so many jobs, for the job list bench: the API on its embedded database, or a bare Fastify in front of a
 * search library that keeps the jobs in memory. `node job-list-api.server.ts engine size folder`.
 */
import { createApi } from '@boardwright/api';
import Fastify from 'fastify';
import { readQuestion } from './job-list-api.questions.ts';
import { NOW, syntheticJobs } from './search.jobs.ts';
import { type Engine, flexSearch, miniSearch } from './search.peers.ts';

const [engine, size, dataFolder] = process.argv.slice(2);
const jobs = Number(size);

/** The API on a data folder that `job-list-api.seed.ts` filled. */
async function ownServer() {
  const { app } = await createApi({ dataFolder: dataFolder ?? '', clock: { now: () => new Date(NOW) } });
  return app;
}

/** As little server as there can be: what it takes is the search. */
async function peerServer(peer: Engine) {
  await peer.build(syntheticJobs(jobs));
  const app = Fastify();
  app.get<{ Querystring: Record<string, string> }>('/api/public/v1/job-boards/1/jobs', ({ query }) => {
    const question = readQuestion(query);
    const { found, total, counts } = peer.ask(question);
    const { page, limit } = question;
    const meta = {
      total,
      page,
      limit,
      last_page: Math.ceil(total / limit),
      aggregations: { segment_ids: counts },
    };
    return { data: found, meta };
  });
  return app;
}

const app = await (engine === 'FlexSearch'
  ? peerServer(flexSearch())
  : engine === 'MiniSearch'
    ? peerServer(miniSearch())
    : ownServer());
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address.replace('127.0.0.1', 'localhost'));
process.on('SIGTERM', () => process.exit(0));
