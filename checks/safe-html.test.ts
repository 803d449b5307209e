import { expect, it } from 'vitest';
import { read, sourceFiles } from './repository-files.ts';

it('markup is said to be sanitised by functions, and by a cast in one place', () => {
  const casts = sourceFiles().filter((file) => /\bas (?:unknown as |never as )?SafeHtml\b/.test(read(file)));
  expect(casts.filter((file) => file !== 'checks/safe-html.test.ts')).toEqual([
    'packages/ui/src/rich-text/safe-html.ts',
  ]);
});
