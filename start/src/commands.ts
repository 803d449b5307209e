import { fileURLToPath } from 'node:url';
import { endWith, serve } from './run-server.ts';
import { brandNotices } from './brand-notices.ts';
import { newPart } from './new-part.ts';
import { readStartOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { type BoardFolder, readBoard } from './read-board.ts';
import { SentenceError } from './sentence-error.ts';

const usage = `boardwright start   the board, its editor and its API on one port (PORT, 3000); builds what is missing
boardwright api     the API alone, with the board's blocks and plugins (PORT, 3001)
boardwright dev     as start, from the sources: what you change shows at once
boardwright build   site and editor with your blocks, into dist
boardwright check   whether boardwright.config.ts, blocks/ and plugins/ can be read
boardwright new     block NAME, plugin NAME: its folder, and its line in blocks/index.ts or plugins/index.ts
boardwright upgrade this version's packages and what they ask of your sources; npx boardwright@latest upgrade for the newest`;

const now = (): number => performance.now();

/** @throws what `readBoard` and `checkBoard` throw */
async function readChecked(): Promise<BoardFolder> {
  const folder = await readBoard(process.cwd());
  const { checkBoard } = await import('./check-board.ts');
  await checkBoard(folder.board);
  return folder;
}

async function build(folder: BoardFolder): Promise<void> {
  const started = now();
  const progress = createProgress(process.stdout, now);
  const { buildBoard } = await import('./build-board.ts');
  await buildBoard(folder, progress);
  progress.done(`Built in ${((now() - started) / 1000).toFixed(1)} s.`);
}

async function start(args: readonly string[]): Promise<void> {
  const folder = await readChecked();
  const { buildsOf, isBuilt } = await import('./build-board.ts');
  const { openBuiltSite } = await import('@boardwright/site');
  const builds = buildsOf(folder.root);
  await serve({
    board: folder.board,
    args,
    prepare: async () => {
      if (isBuilt(folder.root)) return;
      if (process.env['NODE_ENV'] === 'production')
        throw new SentenceError(
          'The board is not built, or was before it changed: run "npm run build" first.',
        );
      await build(folder);
    },
    openSite: (options) => openBuiltSite(options, builds),
  });
}

async function api(): Promise<void> {
  const { board } = await readChecked();
  const { runApi } = await import('./run-api.ts');
  await runApi(board);
}

/** Read first, so that nothing is watched of a folder that is no board, or with an option that there is not. */
async function dev(args: readonly string[]): Promise<void> {
  readStartOptions(args, process.env);
  const { restartOnChange } = await import('./restart-on-change.ts');
  // Compiled it is .js, in this repository .ts: as this file is.
  const file = fileURLToPath(import.meta.url).replace(/commands(\.\w+)$/, 'dev-board$1');
  process.exitCode = await restartOnChange(file, args);
}

function addPart(args: readonly string[]): void {
  const written = newPart(process.cwd(), args);
  const lines = written.map((path) => `+ ${path}\n`).join('');
  process.stdout.write(`${lines}It stands in ${written.at(-1) ?? ''}; npm test tries it.\n`);
}

async function upgrade(args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--force' && arg !== '--no-install');
  if (unknown !== undefined)
    throw new SentenceError(`There is no '${unknown}': boardwright upgrade takes --force and --no-install.`);
  const root = process.cwd();
  const { installPackages, hasUncommitted } = await import('./upgrade/package-manager.ts');
  const { upgradeBoard } = await import('./upgrade/upgrade-board.ts');
  const { raised, titles, changed } = await upgradeBoard(root, {
    isDirty: () => !args.includes('--force') && hasUncommitted(root),
    install: args.includes('--no-install')
      ? undefined
      : () => {
          process.stdout.write('Fetching the packages…\n');
          return installPackages(root);
        },
  });
  if (raised.length + changed.length === 0) {
    process.stdout.write(
      'This board has this version already: npx boardwright@latest upgrade for the newest.\n',
    );
    return;
  }
  const lines = [
    ...raised.map(({ name, from, to }) => `${name} ${from === undefined ? '' : `${from} → `}${to}`),
    ...titles.map((title) => `- ${title}`),
    ...changed.map((path) => `~ ${path}`),
  ];
  process.stdout.write(`${lines.join('\n')}\nnpm test tries it.\n`);
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

async function check(): Promise<void> {
  const { blocks, plugins = [], beginning } = (await readChecked()).board;
  process.stdout.write(
    `${beginning?.name ?? ''}: ${counted(blocks.length, 'block')} and ${counted(plugins.length, 'plugin')} of its own, all in order.\n`,
  );
  for (const notice of brandNotices(beginning?.brand)) process.stdout.write(`${notice}\n`);
}

/** Runs a command of the terminal; ends the process with a sentence where it cannot. */
export async function runCommand([command = 'help', ...args]: readonly string[]): Promise<void> {
  try {
    if (command === 'start') await start(args);
    else if (command === 'api') await api();
    else if (command === 'dev') await dev(args);
    else if (command === 'build') await build(await readChecked());
    else if (command === 'check') await check();
    else if (command === 'new') addPart(args);
    else if (command === 'upgrade') await upgrade(args);
    else if (command === 'help' || command === '--help') process.stdout.write(`${usage}\n`);
    else throw new SentenceError(`There is no command '${command}':\n${usage}`);
  } catch (error) {
    endWith(error);
  }
}
