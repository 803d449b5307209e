import { expect, it } from 'vitest';
import { read, repositoryFiles } from './repository-files.ts';

/** A rule that is switched off for a line or a file, and what follows it. */
const disabled = /(?:oxlint|eslint|stylelint)-disable(?:-next-line|-line)?\b[^\n]*/g;

it('says why, wherever a rule is switched off', () => {
  const silent = repositoryFiles()
    .filter((file) => /\.(?:tsx?|mjs|js|css)$/.test(file) && file !== 'checks/lint-disables.test.ts')
    .flatMap((file) =>
      [...read(file).matchAll(disabled)]
        .filter(([text]) => !/ -- \S/.test(text))
        .map(([text]) => `${file}: ${text}`),
    );
  expect(silent).toEqual([]);
});
