/** Writes what is derived from the folders of blocks again while somebody works on one. */
import { watch } from 'node:fs';
import { inRepository, run } from './repository.mjs';
import { print } from './terminal.mjs';

const folders = ['packages/blocks-schema/src/blocks', 'packages/engine/src/blocks'];
/** Lists before the stories of what is in them. */
const writers = ['checks/block-lists/write-block-lists.ts', 'storybook/write-stories.ts'];
/** An editor saves a file in several steps, and `npm run new` a folder in many. Milliseconds. */
const quiet = 300;

async function write() {
  for (const writer of writers) {
    const { code, output } = await run('node', [writer]);
    // A block that is half written: its next save tries again.
    if (code !== 0)
      return print(
        output
          .trim()
          .split('\n')
          .find((line) => /Error/.test(line)) ?? output,
      );
  }
}

/** Until the process ends. */
export function watchDerived() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let writing = Promise.resolve();
  for (const folder of folders)
    watch(inRepository(folder), { recursive: true }, (_event, name) => {
      // Its own hand.
      if (name?.endsWith('.stories.tsx')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        writing = writing.then(write);
      }, quiet);
    });
}
