import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  describeBlock,
  previewBoard,
  previewPage,
  settingsOfFixture,
  type Preview,
} from '../../testing/index.ts';
import { accessibleName, getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { footerBlock as block } from './footer.block.ts';

const fixtures = coreFixtures['footer'] ?? {};
describeBlock({ block, fixtures });

const draw = (name: string, more: Partial<Preview> = {}) =>
  renderToString(
    previewPage({
      block,
      settings: settingsOfFixture(block, fixtures[name] ?? { title: '', settings: {} }),
      ...more,
    }),
  );
const consent = { ...previewBoard('nl').consent, bar: true };

describe('the footer', () => {
  it('ends with the year of the request and the name of the board, or the site’s own line', () => {
    expect(draw('default')).toContain('© 2026 Wadwerk');
    expect(draw('default', { board: { copyright: 'Stichting Wadwerk {{year}}' } })).toContain(
      'Stichting Wadwerk 2026',
    );
    const newYear = { now: '2026-12-31T23:30:00.000Z' };
    expect(draw('default', { board: newYear })).toContain('© 2027 Wadwerk');
  });

  it('lets a visitor take back a cookie choice, where the site asks for one', () => {
    expect(draw('default', { board: { consent } })).toContain('href="#cookie-settings"');
    expect(draw('default')).not.toContain('#cookie-settings');
  });

  it('names each column and each network in words', () => {
    const html = draw('drawn');
    expect(html).toContain('aria-label="Wadwerk op LinkedIn"');
    const columns = queryAllByRole(html, 'navigation').filter((column) =>
      column.hasAttribute('aria-labelledby'),
    );
    expect(columns).toHaveLength(3);
    expect(columns.map(accessibleName)).not.toContain('');
  });

  it('draws the admin’s own code as it is, and leaves out pages that are not there', () => {
    const html = draw('own-html');
    expect(getByRole(html, 'group').innerHTML).toBe('Oude Boteringestraat 12<br>9712 GH Groningen');
    expect(html).not.toContain('Bestaat niet');
  });

  it('shows the languages as a row, unless the admin hides them', () => {
    expect(draw('drawn')).toContain('Română');
    expect(draw('own-html')).not.toContain('Română');
  });
});
