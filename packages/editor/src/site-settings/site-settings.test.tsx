import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@boardwright/messages';
import type { Failure } from '../page-editing/editing.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { badgesOf } from './section-badges.ts';
import { sectionNames, type SectionName } from './sections.ts';
import { SiteSettingsFixture } from './site-settings.fixture.tsx';
import { failuresOf } from './use-site-setting.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';

function page(section: SectionName, changes: Partial<EditedSite> = {}, locale: Locale = 'en') {
  return <SiteSettingsFixture section={section} changes={changes} locale={locale} />;
}
const draw = (...given: Parameters<typeof page>): string => renderToStaticMarkup(page(...given));
/** As it stands once all it waits for is there. */
async function drawWhole(...given: Parameters<typeof page>): Promise<string> {
  const { prelude } = await prerender(page(...given));
  return new Response(prelude).text();
}

const script = { id: 'pixel', name: '', type: 'marketing' };

describe('the site settings', () => {
  it.each(sectionNames.flatMap((section) => locales.map((locale) => [section, locale] as const)))(
    '%s is drawn in %s without a raw key, and no id twice',
    (section, locale) => {
      const html = draw(section, { cookieScripts: [script] }, locale);
      expect(html).not.toMatch(/siteSettings\.|\{\{/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(queryAllByRole(html, 'heading')).not.toHaveLength(0);
    },
  );

  it('shows what applies where nothing is stored, and what differs from it', () => {
    const html = draw('jobs', { settings: { hide_job_dates: true } });
    expect(getByRole(html, 'option', /^31-12-2026/).hasAttribute('selected')).toBe(true);
    expect(html).toContain('Hide dates: back to the default');
    expect(html).not.toContain('Currency: back to the default');
  });

  it('says of an untranslated text what visitors read instead', () => {
    const english = { supported_languages: ['en', 'nl'], default_language: 'en' };
    const html = draw('identity', {
      settings: english,
      defaultLanguage: 'en',
      texts: { EN: { copyright_text: '© Board' }, NL: {} },
    });
    expect(html).toContain('Not translated yet');
    expect(html).toContain('placeholder="© Board"');
  });

  it('says of a site without a name what visitors read in its place', () => {
    const html = draw('identity', { settings: { site_name: '' } });
    expect(html).toMatch(/id="setting-site_name"[^>]*placeholder="wadwerk.nl"/);
    expect(html).toContain('Empty: visitors read wadwerk.nl.');
    expect(draw('identity', { settings: { site_name: 'Wadwerk' } })).not.toContain('Empty: visitors');
  });

  it('cannot be closed without a password, and keeps the one it has to itself', () => {
    const open = draw('gate');
    expect(getByRole(open, 'switch').hasAttribute('disabled')).toBe(true);
    expect(open).toContain('Set a password below');
    const set = draw('gate', { settings: { site_password_set: true, password: 'geheim-123' } });
    expect(getByRole(set, 'switch').hasAttribute('disabled')).toBe(false);
    expect(set).toContain('Remove password');
    expect(set).not.toContain('geheim-123');
    const closed = draw('gate', { settings: { site_password_set: true, site_password_enabled: true } });
    expect(closed).not.toContain('Remove password');
  });

  it('keeps the default language in the site', () => {
    const html = draw('languages', {
      settings: { supported_languages: ['nl', 'en'], default_language: 'nl' },
    });
    expect(getByRole(html, 'button', 'Remove Dutch').hasAttribute('disabled')).toBe(true);
    expect(getByRole(html, 'button', 'Remove English').hasAttribute('disabled')).toBe(false);
    expect(getByRole(html, 'option', /^Romanian/).getAttribute('value')).toBe('ro');
  });

  it('shows the notice in the site’s words, and none where nothing is asked', async () => {
    const asked = await drawWhole('notice', {
      cookieScripts: [script],
      texts: { NL: { cookie_text_small: 'Koekje?' } },
    });
    expect(asked).toContain('Koekje?');
    expect(asked).toContain('Alles weigeren');
    expect(await drawWhole('notice')).toContain('No notice appears');
  });
});

describe('what the server refused', () => {
  const refused = (fields: Failure['fields'], name = 'app_currency'): Failure => ({
    uid: 'f',
    name: { key: 'siteSettingChanged' },
    page: undefined,
    commands: [{ type: 'setSite', set: { [name]: 'euro' }, unset: [] }],
    message: 'Not saved',
    fields,
  });
  it('stands beside the field it names', () => {
    const failure = refused({ app_currency: ['This value does not fit the setting'] });
    expect(failuresOf([failure], 'app_currency').map(({ reason }) => reason)).toEqual([
      'This value does not fit the setting',
    ]);
    expect(failuresOf([failure], 'time_zone')).toEqual([]);
  });
  it('stands beside what was written where no field is named', () => {
    expect(failuresOf([refused({})], 'app_currency')[0]?.reason).toBe('Not saved');
  });
  it('reaches the password from the switch that needs one', () => {
    const failure = refused(
      { password: ['Give a password before closing the site'] },
      'site_password_enabled',
    );
    expect(failuresOf([failure], 'password')).toHaveLength(1);
    expect(
      badgesOf({
        texts: {},
        scripts: 0,
        failures: [failure],
        drafted: ['copyright_text', 'font_family'],
        isDrafted: false,
      }),
    ).toMatchObject({
      gate: { kind: 'wrong', count: 1 },
      identity: { kind: 'wrong', count: 1 },
      legal: { kind: 'empty', count: 4 },
    });
  });
  it('of a text stays in its language', () => {
    const failure: Failure = {
      ...refused({ copyright_text: ['This value does not fit the setting'] }),
      commands: [{ type: 'setSiteTexts', locale: 'EN', set: { copyright_text: 'x' }, unset: [] }],
    };
    expect(failuresOf([failure], 'copyright_text', 'EN')).toHaveLength(1);
    expect(failuresOf([failure], 'copyright_text', 'NL')).toEqual([]);
  });
});
