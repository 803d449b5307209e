/**
 * A server with so many jobs, for the job list bench: the API on its embedded database, or a bare Fastify in front of a
 * search library that keeps the jobs in memory. `node job-list-api.server.ts engine size folder`.
 */
import { createApi, seedIfEmpty } from '@boardwright/api';
import Fastify from 'fastify';
import { readQuestion } from './job-list-api.questions.ts';
import { writeSyntheticJobs } from './job-list-api.seed.ts';
import { NOW, syntheticJobs } from './search.jobs.ts';
import { type Engine, flexSearch, miniSearch } from './search.peers.ts';

const [engine, size, dataFolder] = process.argv.slice(2);
const jobs = Number(size);

async function ownServer() {
  const clock = { now: () => new Date(NOW) };
  const options = { dataFolder: dataFolder ?? '', clock };
  const seeded = await createApi({
    ...options,
    seed: async ({ connection, storage }) => {
      const { db } = connection;
      await seedIfEmpty({ db, storage }, { content: 'empty', url: () => 'http://localhost', clock });
      await writeSyntheticJobs(db, jobs);
    },
  });
  // Started anew, as a board runs: the first minutes after so much writing belong to the disk.
  await seeded.close();
  return (await createApi(options)).app;
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
