import { pageSettingsSchema } from '@boardwright/blocks-schema';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyPage, pageSettingNames, type PageRow } from '../model/page-settings.ts';
import { rowProblems } from './page-draft.ts';
import { typedSettings } from './typed-settings.ts';

const validator = validatorOfSettings(pageSettingsSchema);
const typed = fc.string({ minLength: 0, maxLength: 400, size: 'max' });
const row: fc.Arbitrary<PageRow> = fc.record({
  page_label: typed,
  page_title: typed,
  page_description: typed,
  page_image: typed,
  page_noindex: fc.boolean(),
});

it('what is typed is written where it fits and kept where it does not: nothing is lost, nothing wrong is written', () => {
  fc.assert(
    fc.property(row, row, (before, next) => {
      const stored = { ...emptyPage, ...before, page_label: 'Thuis', page_title: '', page_description: '' };
      const { written, open } = typedSettings(stored, {}, next, validator);
      expect({ ...stored, ...written, ...open }).toEqual(next);
      expect(rowProblems({ ...stored, ...written }, validator)).toEqual([]);
      // Typed on, each is written as soon as it fits.
      const mended = { ...next, page_label: 'x', page_title: 'y', page_description: 'z' };
      const after = typedSettings({ ...stored, ...written }, open, mended, validator);
      expect([
        after.open,
        pageSettingNames.every((name) => !(name in open) || name in after.written),
      ]).toEqual([{}, true]);
    }),
  );
});
