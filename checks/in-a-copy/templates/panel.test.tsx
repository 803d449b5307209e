// The panel of the block from outside; goes to hosts/editor/src.
import { labelsIn } from '../../../packages/blocks-schema/src/labels.ts';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { editorServicesFixture } from '../../../packages/engine/src/editor/editor-services.fixture.ts';
import { labelledIn } from '../../../packages/engine/src/editor/workbench/named-blocks.ts';
import { EditorServicesContext } from '../../../packages/engine/src/editor/editor-services.tsx';
import { editorMessages } from '../../../packages/engine/src/editor/editor.messages.ts';
import { BlockPanel } from '../../../packages/engine/src/editor/panel/block-panel.tsx';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { aSite } from '../../../packages/engine/src/machines/page-editing/a-site.ts';
import { EditingProvider } from '../../../packages/engine/src/machines/page-editing/page-editing.react.tsx';
import { engine } from './blocks.ts';

it('is drawn from its schema, with the values that are stored', async () => {
  const declared = labelledIn(engine, 'nl', labelsIn('nl')).blocks.get('acme/map');
  if (!declared) throw new Error('The editor does not know the block');
  const { schema } = declared;
  expect(schema.title).toBe('Kaart');
  expect(declared.drawing).toHaveLength(5);
  const site = aSite();
  const settings = { NL: { id: 1, revision: 1, values: { title: 'Kom langs' } } };
  const block = { ...site.blockOf[12], key: 'acme/map', isGlobal: false, settings };
  const effects = {
    save: () => new Promise<never>(() => undefined),
    keep: () => undefined,
    now: () => 0,
    newUid: () => 'uid',
  };
  // Waits for the settings, which are a chunk of their own.
  const { prelude } = await prerender(
    <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
      <EditorServicesContext value={editorServicesFixture()}>
        <EditingProvider
          site={{ ...site, blockOf: { ...site.blockOf, 12: block } }}
          journal={undefined}
          effects={effects}
        >
          <BlockPanel
            blockId={12}
            pageId={1}
            locale="NL"
            schema={schema}
            title={schema.title}
            onClose={() => undefined}
            siteLocales={['nl', 'en']}
          />
        </EditingProvider>
      </EditorServicesContext>
    </TranslatorContext>,
  );
  const html = await new Response(prelude).text();
  // Its own, the one of what every block has, and that of its style.
  expect(html.match(/role="tab"/g)).toHaveLength(5);
  expect(html).toContain('value="Kom langs"');
  expect(html).toContain('Adres</label>');
  expect(html).toMatch(/<textarea/);
  expect(html).not.toContain('Unsupported');
});
