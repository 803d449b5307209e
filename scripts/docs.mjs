/** `npm run docs`: the documentation as a site, reloading while it is written; `-- --build` writes it as files. */
import { prepare } from './prepare.mjs';

await prepare();
const { documentationFolder, writeDocumentation } = await import('./documentation.mjs');
const { handOver, inRepository } = await import('./repository.mjs');
const { refuse, print, task } = await import('./terminal.mjs');

const folder = 'docs-site/dist';

async function build() {
  const progress = task('Writing the documentation');
  const { code, output } = await writeDocumentation(inRepository(folder), progress.update);
  if (code === 0) {
    progress.done(folder);
    return;
  }
  progress.fail();
  const dead = output.match(/Found dead link .+/g);
  print((dead ?? output.trim().split('\n').slice(-40)).join('\n'));
  refuse(
    dead
      ? 'The documentation was not written because of links that lead to nothing: please mend those named above.'
      : 'The documentation was not written: what is wrong is said above.',
  );
}

if (process.argv.includes('--build')) await build();
else handOver('vitepress', ['dev', '--port', process.env['PORT'] ?? '6007'], { cwd: documentationFolder });
