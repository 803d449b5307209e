// The panel of the block from outside; goes to hosts/editor/src.
import { labelsIn } from '../../../packages/blocks-schema/src/labels.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { OnWorkbench } from '../../../packages/editor/src/block-actions/on-workbench.fixture.tsx';
import { ComponentsPanel } from '../../../packages/editor/src/components/components-panel.tsx';
import { BlockPanel } from '../../../packages/editor/src/panel/block-panel.tsx';
import { labelledIn } from '../../../packages/editor/src/workbench/named-blocks.ts';
import { aSite } from '../../../packages/editor/src/page-editing/a-site.ts';
import { engine } from './blocks.ts';

// The bench asks how wide the window is before it opens a panel.
vi.stubGlobal('window', { innerWidth: 1440 });

it('is drawn from its schema, with the values that are stored', async () => {
  const labelled = labelledIn(engine, 'nl', labelsIn('nl'));
  const declared = labelled.blocks.get('acme/map');
  if (!declared) throw new Error('The editor does not know the block');
  const { schema } = declared;
  expect(schema.title).toBe('Kaart');
  expect(declared.drawing).toHaveLength(5);
  const site = aSite();
  const settings = { NL: { id: 1, revision: 1, values: { title: 'Kom langs' } } };
  const block = { ...site.blockOf[12], key: 'acme/map', isGlobal: false, settings };
  // Waits for the settings, which are a chunk of their own.
  const { prelude } = await prerender(
    <OnWorkbench site={{ ...site, blockOf: { ...site.blockOf, 12: block } }} engine={labelled}>
      <BlockPanel
        blockId={12}
        pageId={1}
        locale="NL"
        schema={schema}
        title={schema.title}
        onClose={() => undefined}
        siteLocales={['nl', 'en']}
      />
    </OnWorkbench>,
  );
  const html = await new Response(prelude).text();
  // Its own, the one of what every block has, and that of its style.
  expect(html.match(/role="tab"/g)).toHaveLength(5);
  expect(html).toMatch(/id="tab-place"[^>]*>Plaats</);
  expect(html).toContain('d="M4 19V8l5-3 6 3 5-3v11l-5 3-6-3z"');
  expect(html).toContain('value="Kom langs"');
  expect(html).toContain('Adres</label>');
  expect(html).toMatch(/<textarea/);
  expect(html).not.toContain('Unsupported');
  expect(Object.keys(declared.widgets ?? {})).toEqual(['acme/zoom']);
});

it.each([
  ['en', 'Maps', 'Map'],
  ['nl', 'Kaarten', 'Kaart'],
  ['ro', 'Hărți', 'Hartă'],
] as const)('stands in a group of its own in the list of components, in %s', (locale, group, title) => {
  const html = renderToStaticMarkup(
    <OnWorkbench site={aSite()} engine={labelledIn(engine, locale, labelsIn(locale))} locale={locale}>
      <ComponentsPanel />
    </OnWorkbench>,
  );
  expect(html).toMatch(new RegExp(`<summary[^>]*>.*?</svg>${group}<span>1</span>`));
  expect(html).toContain(title);
});
