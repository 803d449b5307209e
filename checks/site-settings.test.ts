import { siteSettingsSchema } from '../packages/blocks-schema/src/index.ts';
import { describe, expect, it } from 'vitest';
import { readersOf, readingSources } from './site-settings-part.ts';

const sources = readingSources();
const unread = (names: readonly string[]) =>
  [...readersOf(names, sources)].filter(([, files]) => files.length === 0).map(([name]) => name);

describe('settings of a site', () => {
  it('are each read where they have their effect, outside the editor', () => {
    expect(unread(Object.keys(siteSettingsSchema.properties))).toEqual([]);
  });

  it('are missed where nothing reads them, and a comment is no reader', () => {
    expect(unread(['made_up_setting'])).toEqual(['made_up_setting']);
    const text = '/** reads made_up_setting */\n// made_up_setting\nexport {};';
    expect(readersOf(['made_up_setting'], [{ path: 'a.ts', text }]).get('made_up_setting')).toEqual([]);
  });

  it('are found with the files that read them', () => {
    const files = readersOf(['search_countries'], sources).get('search_countries');
    expect(files).toContain('packages/engine/src/features/resumes/account/resume.load.ts');
  });
});
