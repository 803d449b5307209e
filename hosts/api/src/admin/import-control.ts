import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { request as send } from 'undici';
import { AdminError, AdminUsageError } from './admin-error.ts';
import { type AdminDeps, runAdmin } from './run-admin.ts';
import { asError } from '../platform/as-error.ts';
import { FeedProblem, type FeedPosition } from '../platform/remote/feed-problem.ts';
import type { ImportEvent, ImportListener, ImportReport } from '../feeds/import/import-report.ts';
import { runImport } from '../feeds/import/run-import.ts';
import type { ImportDeps, ImportRequest } from '../feeds/import/import-request.ts';

/** An import as one process asks another of the same user for it: the feed is a file on this machine. */
export type HandedImport = Omit<ImportRequest, 'open'> & { file: string };

type Line =
  | { event: ImportEvent }
  | { progress: Parameters<ImportListener['progress']> }
  | { report: ImportReport }
  | { problem: string; position?: FeedPosition }
  | { failure: string };

/** What another process of this user may ask for. */
export interface ControlDeps extends ImportDeps {
  readonly admin: AdminDeps;
}

const fileName = 'import-control.json';

/**
 * While a server has the embedded database, nobody else can: this control server, on this machine only and opened by a secret
 * that only this user can read in the data folder, lets the import command hand its work to the server.
 * @returns stops the control server
 */
export async function openImportControl(folder: string, deps: ControlDeps): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  const running = new Set<Promise<void>>();
  let isClosing = false;
  const goOn = () => {
    if (isClosing) throw new Error('The server is stopping; run the import again to do the rest.');
  };
  const server = createServer((incoming, outgoing) => {
    const answering = answer(incoming, outgoing, secret, deps, goOn)
      .catch((error: unknown) => void outgoing.destroy(asError(error)))
      .finally(() => running.delete(answering));
    running.add(answering);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const file = join(folder, fileName);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ port, secret }), { mode: 0o600 });
  return async () => {
    isClosing = true;
    await rm(file, { force: true });
    // An import ends at its next batch; it must be out of the database before that closes.
    await Promise.all(running);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  secret: string,
  deps: ControlDeps,
  goOn: () => void,
): Promise<void> {
  const path = incoming.method === 'POST' ? incoming.url : undefined;
  if (path !== '/import' && path !== '/admin') return void outgoing.writeHead(404).end();
  if (!isSecret(incoming.headers.authorization ?? '', `Bearer ${secret}`))
    return void outgoing.writeHead(401).end();
  if (path === '/admin') {
    const answered = await answerAdmin(JSON.parse(await text(incoming)) as readonly string[], deps.admin);
    return void outgoing.end(JSON.stringify(answered));
  }
  const { file, ...request } = JSON.parse(await text(incoming)) as HandedImport;
  outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const write = (line: Line) => outgoing.write(`${JSON.stringify(line)}\n`);
  try {
    const listener: ImportListener = {
      event: (event) => write({ event }),
      progress(...progress) {
        goOn();
        write({ progress });
      },
    };
    const open = () => createReadStream(file);
    write({ report: await runImport({ ...request, open }, deps, listener) });
  } catch (error) {
    // The asking process prints it; the import itself has already recorded how it ended.
    if (error instanceof FeedProblem)
      write({ problem: error.sentence, ...(error.position ? { position: error.position } : {}) });
    else write({ failure: asError(error).message });
  }
  outgoing.end();
}

type AdminAnswer =
  | { readonly lines: readonly string[] }
  | { readonly refused: 'usage' | 'admin'; readonly sentence: string };

async function answerAdmin(args: readonly string[], deps: AdminDeps): Promise<AdminAnswer> {
  try {
    return { lines: await runAdmin(deps, args) };
  } catch (error) {
    if (error instanceof AdminUsageError) return { refused: 'usage', sentence: error.message };
    return { refused: 'admin', sentence: asError(error).message };
  }
}

/**
 * Hands a call of `npm run admin` to the server that has this data folder.
 * @returns undefined when no server listens there
 * @throws AdminUsageError, AdminError as runAdmin does
 */
export async function handAdmin(
  folder: string,
  args: readonly string[],
): Promise<readonly string[] | undefined> {
  const control = await readControl(folder);
  if (!control) return undefined;
  const { statusCode, body } = await send(`http://127.0.0.1:${control.port}/admin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  if (statusCode !== 200)
    throw new AdminError(`The running server did not take it (it answered ${statusCode}).`);
  const answered = (await body.json()) as AdminAnswer;
  if ('lines' in answered) return answered.lines;
  throw answered.refused === 'usage'
    ? new AdminUsageError(answered.sentence)
    : new AdminError(answered.sentence);
}

function isSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function text(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Hands an import to the server that has this data folder. Undefined when no server listens there.
 * Throws FeedProblem as runImport does, and an Error when the server fails or ends before it is done.
 */
export async function handImport(
  folder: string,
  handed: HandedImport,
  listener: ImportListener,
): Promise<ImportReport | undefined> {
  const control = await readControl(folder);
  if (!control) return undefined;
  const { statusCode, body } = await send(`http://127.0.0.1:${control.port}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(handed),
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  if (statusCode !== 200)
    throw new Error(`The running server did not take the import (it answered ${statusCode}).`);
  for await (const line of createInterface({ input: Readable.from(body) })) {
    const message = JSON.parse(line) as Line;
    if ('event' in message) listener.event(message.event);
    else if ('progress' in message) listener.progress(...message.progress);
    else if ('report' in message) return message.report;
    else if ('problem' in message) throw new FeedProblem(message.problem, message.position);
    else throw new Error(message.failure);
  }
  throw new Error('The server ended before the import was done; run it again to do the rest.');
}

async function readControl(folder: string): Promise<{ port: number; secret: string } | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, fileName), 'utf8')) as { port: number; secret: string };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
