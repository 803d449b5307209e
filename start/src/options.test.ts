import { expect, it } from 'vitest';
import { OptionError, readStartOptions } from './options.ts';

it.each([
  ['a start', [], undefined, false],
  ['a start in development', [], 'development', false],
  ['a start for an own board', ['--empty'], undefined, true],
  // Its password is known to everybody.
  ['a start in production', [], 'production', true],
  ['`npm start`', ['--demo'], 'production', false],
  ['`npm start -- --empty`', ['--demo', '--empty'], 'production', true],
])('of %s, an empty database gets no demo: %4$o', (_what, args, mode, empty) => {
  expect(readStartOptions(args, { NODE_ENV: mode }).empty).toBe(empty);
});

it('says which flag it cannot use', () => {
  expect(() => readStartOptions(['--jobs', 'many'], {})).toThrow(OptionError);
  expect(() => readStartOptions(['--emtpy'], {})).toThrow(
    new OptionError("Unknown option '--emtpy': there are --jobs N, --seed N, --empty and --demo."),
  );
});
