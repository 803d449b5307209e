import { EnvError, readSiteEnv } from './env.ts';
import { forwardOverHttp, openBuiltSite } from './server/index.ts';

/** Milliseconds that running requests get to finish when the process is asked to end. */
const drainTime = 15_000;

/** The site as a process of its own, with the API elsewhere (`API_URL`). */
async function serve(): Promise<void> {
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
    process.once(signal, () => {
      setTimeout(() => process.exit(1), drainTime).unref();
      void fastify.close().then(() => process.exit(0));
    });
}

try {
  await serve();
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const sentence = taken
    ? `Port ${process.env['PORT'] ?? '3000'} is taken; choose another with PORT.`
    : error instanceof EnvError
      ? error.message
      : undefined;
  // Policy: what the person at the terminal can mend is one sentence; the rest is shown whole.
  process.stderr.write(`${sentence ?? String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}
