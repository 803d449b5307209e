import { readSiteEnv } from './env.ts';
import { forwardOverHttp, openBuiltSite } from './server/index.ts';

/** The site as a process of its own, with the API elsewhere (`API_URL`). */
const { port, apiUrl, cacheSecret, trustedProxies } = readSiteEnv(process.env);
const { fastify } = await openBuiltSite({
  apiUrl,
  forward: forwardOverHttp(apiUrl),
  now: () => Date.now(),
  cacheSecret,
  trustedProxies,
  // No news of changes reaches this process unless the API calls DELETE /api/cache: pages are kept briefly.
  pageMaxAge: 15_000,
  onLog: (name, error) =>
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`),
});
await fastify.listen({ port, host: '::' });
process.stdout.write(`Site on http://localhost:${port}, API at ${apiUrl}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void fastify.close().then(() => process.exit(0)));
