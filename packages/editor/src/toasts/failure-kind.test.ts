import { describe, expect, it } from 'vitest';
import { failureKind } from './failure-kind.ts';

describe('what a refused change is called', () => {
  it('is a translation where the site’s own texts were changed or taken back, else the site', () => {
    const site = (set: Record<string, unknown>, unset: string[] = []) =>
      failureKind({ type: 'setSite', set, unset });
    expect(site({ custom_translations: { nl: {} } })).toBe('updateTranslation');
    expect(site({}, ['custom_translations'])).toBe('updateTranslation');
    expect(site({ primary_color: '#000000' })).toBe('updateSite');
  });
});
