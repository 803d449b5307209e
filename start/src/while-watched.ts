import { createServer } from 'node:http';
import { endOnChange } from './read-files.ts';

const header = 'x-board-refused';

/** Says what is wrong where the board would be, and looks every half second whether it is there again. */
const pageOf = (sentence: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>The board cannot be read</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; font: 16px/1.6 system-ui, sans-serif; padding: 24px; box-sizing: border-box }
  main { max-width: 44rem }
  h1 { font-size: 24px; line-height: 1.3; margin: 0 0 16px }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace; border-inline-start: 4px solid #c0392b; padding: 4px 16px; margin: 0 0 16px }
</style></head>
<body><main><h1>The board cannot be read</h1><pre role="alert"></pre>
<p>Once it is mended and saved, this page shows the board again.</p></main>
<script>
  document.querySelector('pre').textContent = ${JSON.stringify(sentence).replaceAll('<', String.raw`\u003c`)};
  setInterval(async () => {
    try {
      const { headers } = await fetch(location.href, { cache: 'no-store' });
      if (!headers.has('${header}')) location.reload();
    } catch {} // Nobody listens while the process begins anew.
  }, 500);
</script></body></html>
`;

/** A board that cannot be read answers with why, until the process begins anew. */
async function answerWith(sentence: string): Promise<void> {
  const page = pageOf(sentence);
  const server = createServer((_, response) => {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', [header]: '1' }).end(page);
  });
  // A page of the board that is open asks by a socket whether it is there again: it is to read what is wrong.
  const { createServer: createVite } = await import('vite');
  for (const base of ['/assets/', '/admin/'])
    await createVite({
      base,
      configFile: false,
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, watch: null, ws: { server } },
    });
  server.listen({ port: Number(process.env['PORT'] ?? 3000), host: '::' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

/** What is printed, where that is known: what says it stands on files that are watched, and may be what is wrong. */
async function sentenceFor(error: unknown): Promise<string> {
  try {
    const { endWith, isMendedInFiles, sentenceOf } = await import('./run-server.ts');
    return isMendedInFiles(error) ? sentenceOf(error) : endWith(error);
  } catch {
    return String((error as Error).stack ?? error);
  }
}

/**
 * Opens a board in a process that begins anew whenever a file changed that it has read. What can be mended in such a file
 * ends nothing: it is printed, and stands where the board would be.
 */
export async function whileWatched(open: () => Promise<void>): Promise<void> {
  // What somebody's own code throws later is mended in a file too.
  process.on('uncaughtException', (error) => process.stderr.write(`${String(error.stack ?? error)}\n`));
  try {
    await open();
  } catch (error) {
    const sentence = await sentenceFor(error);
    process.stderr.write(`${sentence}\n`);
    await answerWith(sentence);
  }
  endOnChange();
}
