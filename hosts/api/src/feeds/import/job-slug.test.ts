import { expect, it } from 'vitest';
import { slugOf } from '../../platform/slug.ts';

it('a slug has letters, digits and single hyphens, 45 characters at most and no hyphen at an end', () => {
  expect(slugOf('Zoë & Söhne — «Ț»')).toBe('zoe-sohne-t');
  expect(slugOf('../../etc/passwd\r\nX: y')).toBe('etc-passwd-x-y');
  expect(slugOf('x'.repeat(5000))).toHaveLength(45);
  expect(slugOf(`${'x'.repeat(44)} yz`)).toBe('x'.repeat(44));
  expect(slugOf('Verpleegkundige in de wijk', 15)).toBe('verpleegkundige');
});
