import { describe, expect, it } from 'vitest';
import { aSite, typed } from './a-site.ts';
import { applyAll, applyCommand } from './apply-command.ts';
import type { Command } from './command.ts';
import { following, type EditedSite } from './edited-site.ts';
import { beginEditing } from './editing.ts';
import { inverseOf } from './inverse-of.ts';
import { doStep } from './steps.ts';

const site: EditedSite = {
  ...aSite(),
  settings: { supported_languages: ['nl', 'en'], default_language: 'nl' },
};
const set = (values: Readonly<Record<string, unknown>>): Command => ({
  type: 'setSite',
  set: values,
  unset: [],
});
const undone = (before: EditedSite, command: Command): EditedSite =>
  applyAll(applyCommand(before, command), inverseOf(before, command));

describe('a language of the site', () => {
  const added = set({ supported_languages: ['nl', 'en', 'ro'] });
  it('can be edited as soon as it is added, and begins with the default language’s values', () => {
    const now = applyCommand(site, added);
    expect(now.languages).toEqual(['nl', 'en', 'ro']);
    expect(now.texts['RO']).toEqual({});
    expect(now.blockOf[12]?.settings['RO']).toEqual(following({ title: 'Titel 12' }));
    expect(now.pageOf[2]?.texts['RO']?.values).toEqual({ page_title: 'Pagina 2' });
  });
  it('leaves the list when adding it is taken back', () => {
    expect(undone(site, added).languages).toEqual(['nl', 'en']);
  });
  it('becomes the default everywhere at once, and keeps what it showed', () => {
    const now = applyCommand(applyCommand(site, added), set({ default_language: 'en' }));
    expect(now.defaultLanguage).toBe('en');
    const after = applyCommand(now, typed('Nieuwe titel'));
    const titles = ['NL', 'EN', 'RO'].map((locale) => after.blockOf[12]?.settings[locale]?.values['title']);
    expect(titles).toEqual(['Nieuwe titel', 'Titel 12', 'Titel 12']);
    const english = applyCommand(after, { ...typed('New title'), locale: 'EN' } as Command);
    expect(english.blockOf[12]?.settings['RO']).toEqual(following({ title: 'New title' }));
  });
});

describe('the password of the site', () => {
  it('is taken away again when setting the first one is taken back', () => {
    const command = set({ password: 'geheim-1', site_password_set: true });
    expect(inverseOf(site, command)).toEqual([
      { type: 'setSite', set: {}, unset: ['password', 'site_password_set'] },
    ]);
  });
  it('stays when replacing it is taken back: nobody knows the one before', () => {
    const closed = { ...site, settings: { ...site.settings, site_password_set: true, password: 'geheim-1' } };
    const [inverse] = inverseOf(closed, set({ password: 'geheim-2', site_password_set: true }));
    expect(inverse).toEqual({ type: 'setSite', set: { site_password_set: true }, unset: [] });
  });
});

describe('a setting of the site', () => {
  const steps = (...values: readonly Readonly<Record<string, unknown>>[]) =>
    values.reduce((editing, one, nth) => {
      const step = { uid: `step-${nth}`, name: { key: 'changed' }, page: undefined, at: 1000 + nth * 100 };
      return doStep(editing, { ...step, commands: [set(one)] }, false);
    }, beginEditing(site));
  it.each([
    [{ time_zone: 'E' }, { time_zone: 'Eu' }],
    [{ job_days: 3 }, { job_days: 30 }],
  ])('that is typed is one step and one request: %o', (...values) => {
    const { history, pending } = steps(...values);
    expect([history.length, pending.length]).toEqual([1, 1]);
  });
  it.each([
    [{ hide_job_dates: true }, { hide_job_dates: false }],
    [{ supported_languages: ['nl'] }, { supported_languages: ['nl', 'ro'] }],
    [{ time_zone: 'E' }, { site_name: 'E' }],
  ])('that is chosen is a step each time: %o', (...values) => {
    expect(steps(...values).history).toHaveLength(2);
  });
});
