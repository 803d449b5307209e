import { expect, it } from 'vitest';
import { serverErrorText } from './page-error.ts';

it('says what failed, and never where the server keeps its files', () => {
  expect(serverErrorText(new Error('The job index is not ready'))).toBe(
    'Server error: The job index is not ready',
  );
  expect(serverErrorText(new Error("ENOENT: no such file, open '/srv/board/dist/app.css'"))).toBe(
    "Server error: ENOENT: no such file, open '…'",
  );
  expect(
    serverErrorText(new Error('Cannot find file:///srv/app/x.js imported from /srv/y.js')),
  ).not.toContain('srv');
  expect(serverErrorText('gone')).toBe('Server error: gone');
});
