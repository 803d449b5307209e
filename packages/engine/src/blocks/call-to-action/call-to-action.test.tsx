import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeBlock, previewPage, settingsOfFixture, type Preview } from '../../testing/index.ts';
import { queryAllByRole, textOf } from '@boardwright/ui/testing';
import { callToActionBlock as block } from './call-to-action.block.ts';

const fixtures = coreFixtures['call-to-action'] ?? {};
describeBlock({ block, fixtures });

const draw = (name: string, more: Partial<Preview> = {}) =>
  renderToString(
    previewPage({
      block,
      settings: settingsOfFixture(block, fixtures[name] ?? { title: '', settings: {} }),
      ...more,
    }),
  );

describe('the call to action', () => {
  it('says the usual before an admin writes a text, with a way to the form of a job', () => {
    const html = draw('default');
    expect(html).toContain('Op zoek naar een nieuwe collega?');
    const form = 'href="/my-account?menuType=manage-jobs&amp;active-job=new&amp;isEmployer=true"';
    expect(html).toContain(form);
    expect(draw('default', { board: { visitor: 'employer' } })).toContain(form);
    // Whoever is looking for work has no such form.
    expect(draw('default', { board: { visitor: 'candidate' } })).toContain('href="/werkgevers/adverteren"');
  });

  it('offers no page the site does not have', () => {
    const html = draw('default', { board: { paths: {} } });
    expect(queryAllByRole(html, 'link').map(textOf)).toEqual(['Naar de inhoud']);
  });

  it('inverts the first button and outlines the second', () => {
    const html = draw('row-spread');
    const [, first, second] = queryAllByRole(html, 'link');
    expect([first, second].map((link) => link?.getAttribute('href'))).toEqual([
      '/my-account',
      '/werkgevers/adverteren',
    ]);
    expect([first, second].map((link) => link?.classList.contains('outline-on-primary'))).toEqual([
      false,
      true,
    ]);
  });

  it('never draws text that cannot be read on its ground', () => {
    expect(draw('unreadable-colours')).toContain('--on-primary:#000000');
    expect(draw('colours')).toContain('--primary:#fde7c4;--on-primary:#000000;--off-primary:#ffffff');
  });
});
