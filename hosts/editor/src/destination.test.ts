import { describe, expect, it } from 'vitest';
import { destinationOf, isEditorPath } from './destination.ts';

const at = (path: string): string => destinationOf(new URL(path, 'https://noordwerk.test'));

describe('after logging in', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/translations?locale=ro', '/admin/translations?locale=ro'],
    ['/admin?next=/vacatures%3Fpage%3D2', '/vacatures?page=2'],
    ['/admin?next=https://elsewhere.test', '/admin?next=https://elsewhere.test'],
    ['/admin?next=//elsewhere.test', '/admin?next=//elsewhere.test'],
    ['/admin?next=/%5Celsewhere.test', '/admin?next=/%5Celsewhere.test'],
  ])('one who asked for %s goes to %s', (asked, expected) => expect(at(asked)).toBe(expected));

  it('stays on this origin, whatever was asked for', () => {
    for (const next of ['javascript:alert(1)', '/\\x', '//x', 'http:/x'])
      expect(at(`/admin?${new URLSearchParams({ next })}`).startsWith('/admin')).toBe(true);
  });
});

describe('a path of the editor', () => {
  it.each(['/admin', '/admin?page=2', '/admin/translations'])('is %s', (path) =>
    expect(isEditorPath(path)).toBe(true),
  );
  it.each(['/', '/administratie', '/vacatures'])('is not %s', (path) =>
    expect(isEditorPath(path)).toBe(false),
  );
});
