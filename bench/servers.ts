import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Usage {
  /** Milliseconds of all its threads since it began. */
  readonly cpu: number;
  /** Megabytes it holds now. */
  readonly memory: number;
}

/** A server in a process of its own, so that who asks costs it nothing. */
export interface Server {
  /** As 'http://localhost:41234', without a slash at the end. */
  readonly address: string;
  /** Milliseconds from its start until it said where it listens. */
  readonly readyIn: number;
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '..');
const reporter = pathToFileURL(join(import.meta.dirname, 'usage-reporter.ts')).href;

async function usageOf(server: ChildProcess): Promise<Usage> {
  server.send('usage');
  for (;;) {
    const [message] = (await once(server, 'message')) as [{ readonly usage?: Usage }];
    if (message.usage) return message.usage;
  }
}

/**
 * Starts a script of the repository and waits until it prints an address.
 * @throws Error with what it wrote when it ends before that
 */
export async function startServer(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const started = performance.now();
  const server = spawn(process.execPath, ['--import', reporter, join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      const found = /http:\/\/localhost:[1-9]\d*/.exec(written)?.[0];
      if (found) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) =>
      reject(new Error(`${script} ended with ${code} before it listened:\n${written}`)),
    );
  });
  return {
    address,
    readyIn: performance.now() - started,
    usage: () => usageOf(server),
    stop: async () => {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Runs a script of the repository to its end.
 * @throws Error when it fails
 */
export function runScript(script: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}

/** The product as `npm start` runs it, on a free port. */
export function startProduct(dataFolder: string, ...args: string[]): Promise<Server> {
  return startServer('start/src/serve.ts', ['--demo', ...args], { BOARDWRIGHT_DATA: dataFolder });
}

/** Gives a folder to work in and takes it away afterwards. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The product with its demo, while it is worked with. */
export function withProduct<Result>(work: (product: Server) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const product = await startProduct(join(folder, 'data'));
    try {
      return await work(product);
    } finally {
      await product.stop();
    }
  });
}

/** A page of each kind that visitors see most, by its path: home, job list, the first job on it. */
export async function pagesToMeasure({
  address,
}: Pick<Server, 'address'>): Promise<Readonly<Record<string, string>>> {
  const list = await (await fetch(`${address}/vacatures`)).text();
  const job = /href="(\/vacature\/[^"?#]+)"/.exec(list)?.[1];
  if (!job) throw new Error('The job list of the demo links to no job');
  return { home: '/', 'job list': '/vacatures', job };
}
