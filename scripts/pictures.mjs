/** Draws the pictures of the blocks anew: those that the comparison finds different, and those that are missing. */
import { bringBrowser } from './browser.mjs';
import { run } from './repository.mjs';
import { task } from './terminal.mjs';

/** @param {string[]} blocks their keys; none for all of them */
export async function updatePictures(blocks) {
  const browser = await bringBrowser();
  const progress = task('Drawing the pictures');
  let drawn = 0;
  const files = blocks.map((key) => `blocks/${key}/`);
  const { code, output } = await run(
    'vitest',
    ['run', '--root=storybook', '--project=stories', '--reporter=verbose', '--update=all', ...files],
    {
      env: { ...browser, PICTURES: 'update', CI: '', NO_COLOR: '1' },
      onLine: (line) => {
        if (/^\s*[✓×]/.test(line)) progress.update(`${++drawn} stories`);
      },
    },
  );
  const tidied = await run('node', ['storybook/pictures/tidy-pictures.ts']);
  const failed = code !== 0 || tidied.code !== 0;
  if (failed) progress.fail();
  else progress.done();
  process.stdout.write(failed ? `${output}${tidied.output}` : tidied.output);
  process.exitCode = failed ? 1 : 0;
}
