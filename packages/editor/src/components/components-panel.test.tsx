import { coreSchemas, defineBlockSchema } from '@boardwright/blocks-schema';
import { describe, expect, it, vi } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import { queryAllByRole } from '@boardwright/ui/testing';
import { anEngine, renderOnWorkbench } from '../block-actions/workbench.fixture.tsx';
import { ComponentsPanel } from './components-panel.tsx';
import { PatternsPanel } from './patterns-panel.tsx';

// The bench asks how wide the window is before it opens a panel.
vi.stubGlobal('window', { innerWidth: 1440 });

const clock = (key: string, group: string, title: string) =>
  defineBlockSchema({
    key,
    title: key,
    group: { key: group, title },
    icon: { paths: ['M4 20h16'] },
    settings: { type: 'object', additionalProperties: false, properties: {} },
    tabs: {},
  });

describe('the list of components', () => {
  it('has the groups of blocks from outside behind its own, each once', () => {
    const engine = anEngine(
      clock('acme/sundial', 'acme/clocks', 'Clocks'),
      coreSchemas.faq,
      clock('acme/hourglass', 'acme/clocks', 'Clocks'),
      clock('other/map', 'other/maps', 'Maps'),
    );
    const html = renderOnWorkbench(<ComponentsPanel />, { site: aSite(), engine });
    const heads = [...html.matchAll(/<summary[^>]*>.*?<\/svg>([^<]*)<span>(\d+)/g)].map(([, name, count]) => [
      name,
      count,
    ]);
    expect(heads).toEqual([
      ['Content', '1'],
      ['Clocks', '2'],
      ['Maps', '1'],
    ]);
    expect(queryAllByRole(html, 'button', 'Add acme/hourglass')).toHaveLength(1);
  });
});

it('the list of patterns explains what cannot be added, as a block of it is not installed', () => {
  const html = renderOnWorkbench(<PatternsPanel />, { site: aSite(), engine: anEngine(coreSchemas.faq) });
  const tagOf = (name: string) => new RegExp(`<button[^>]*aria-label="Add ${name}"[^>]*>`).exec(html)?.[0];
  expect(tagOf('FAQ')).toContain('aria-disabled="false"');
  expect(tagOf('Pricing')).toContain('aria-disabled="true"');
  expect(html).toContain('Needs products, which this board does not have');
});
