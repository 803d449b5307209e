import { coreSchemas } from '@boardwright/blocks-schema';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import { ComponentsPanel } from '../components/components-panel.tsx';
import { PagesPanel } from '../pages/pages-panel.tsx';
import { PresetsPanel } from '../presets/presets-panel.tsx';
import { BlockToolbar } from '../shell/block-toolbar.tsx';
import { Outline } from '../shell/outline.tsx';
import { anEngine, renderOnWorkbench } from './workbench.fixture.tsx';

const site = aSite();
const { navbar, faq } = coreSchemas;
const engine = anEngine(navbar, faq, coreSchemas['job-details']);

// The bench asks how wide the window is before it opens a panel.
beforeAll(() => {
  vi.stubGlobal('window', { innerWidth: 1440 });
  return () => vi.unstubAllGlobals();
});

describe('the components panel', () => {
  it('offers every kind of block under its group', () => {
    const html = renderOnWorkbench(<ComponentsPanel />, { site, engine });
    expect(html).toContain('aria-label="Add FAQ"');
    expect(html.indexOf('Search and jobs')).toBeLessThan(html.indexOf('Add Job details'));
    expect(html).not.toContain('Shared blocks');
  });

  it('offers shared blocks of other pages, and says on how many', () => {
    const home = { ...site.pageOf[1]!, blocks: [12] };
    const html = renderOnWorkbench(<ComponentsPanel />, {
      site: { ...site, pageOf: { ...site.pageOf, 1: home } },
      engine,
    });
    expect(html).toContain('Shared blocks');
    expect(html).toContain('on 1 page');
  });
});

describe('the outline', () => {
  const html = () => renderOnWorkbench(<Outline />, { site, engine, query: '?page=1&block=12' });
  it('lists the blocks in order, one of them a tab stop', () => {
    expect(html().match(/data-outline-row="\d+"/g)).toEqual(
      [11, 12, 13].map((id) => `data-outline-row="${id}"`),
    );
    expect(html()).toMatch(/data-outline-row="12"[^>]*aria-current="true" tabindex="0"/i);
  });
  it('marks what is shared and what is unknown', () => {
    expect(html()).toContain('aria-label="Shared with other pages"');
    expect(html()).toContain('aria-label="This release does not know this block"');
  });
});

describe('the pages panel', () => {
  it('lists pages under what they are for, with settings and a way to delete', () => {
    const html = renderOnWorkbench(<PagesPanel />, { site, engine });
    expect(html.indexOf('>Jobs<')).toBeLessThan(html.indexOf('>Content<'));
    expect(html).toContain('Settings of Home');
    expect(html).toContain('Delete About');
  });
});

describe('the presets panel', () => {
  const preset = { customStyles: '', version: 0, author: 'Sanne', createdAt: '2026-03-03T10:00:00Z' };
  const stored = {
    ...site,
    presets: [5, 6],
    presetOf: {
      5: { ...preset, id: 5, name: 'Questions', key: 'faq', settings: {} },
      6: { ...preset, id: 6, name: 'Old counter', key: 'visit-counter', settings: {} },
    },
  };
  const html = () => renderOnWorkbench(<PresetsPanel />, { site: stored, engine });
  it('says what each is and who made it', () => expect(html()).toContain('FAQ · Sanne, 3 March'));
  it('keeps one whose kind is gone, says why, and does not offer to insert it', () => {
    expect(html()).toContain('The block ‘visit-counter’ is no longer installed');
    expect(html()).toContain('aria-label="Insert Questions"');
    expect(html()).not.toContain('aria-label="Insert Old counter"');
    expect(html()).toContain('aria-label="Delete Old counter"');
  });
});

describe('the toolbar of a block', () => {
  it('offers to share a block, and to make a shared one local', () => {
    expect(renderOnWorkbench(<BlockToolbar ids={[12]} />, { site, engine })).toContain(
      'aria-label="Make global"',
    );
    expect(renderOnWorkbench(<BlockToolbar ids={[11]} />, { site, engine })).toContain(
      'aria-label="Make local"',
    );
  });
  it('does with several what can be done with several', () => {
    const html = renderOnWorkbench(<BlockToolbar ids={[12, 13]} />, { site, engine });
    expect(html).toContain('What to do with 2 blocks');
    expect(html).toContain('aria-label="Duplicate"');
    expect(html).not.toContain('Save as preset');
  });
});
