import type { BlockLabels, BlockSchema } from '@boardwright/blocks-schema';
import { coreLabels } from '@boardwright/blocks-schema/labels';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createDeclaredEngine, type DeclaredEngine } from '../../board/create-engine.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { TranslatorContext } from '../../i18n/use-t.ts';
import type { EditedSite } from '../../machines/page-editing/edited-site.ts';
import { EditingProvider } from '../../machines/page-editing/page-editing.react.tsx';
import { WorkbenchProvider } from '../workbench/workbench-state.tsx';
import { editorMessages } from '../editor.messages.ts';
import type { EditorSite } from '../saving/site-pages.ts';
import { WorkProvider } from './work.tsx';

/** An engine that knows these kinds of blocks, for tests of what is drawn from their schemas. */
export function anEngine(...schemas: readonly BlockSchema[]): DeclaredEngine {
  const labels: Readonly<Record<string, BlockLabels>> = coreLabels;
  const blocks = schemas.map((schema) => ({ key: schema.key, schema, labels: labels[schema.key] }));
  return createDeclaredEngine({
    blocks,
    messages: {},
    loadMessages: () => Promise.resolve({}),
    compiledSettings: {},
  });
}

/** A part of the editor as it is first drawn, with a site on the bench. @param query what stands in the address */
export function renderOnWorkbench(
  part: ReactNode,
  {
    site,
    engine,
    query = '',
  }: { readonly site: EditedSite; readonly engine: DeclaredEngine; readonly query?: string },
): string {
  const editorSite = { edited: site, host: 'wadwerk.nl', examples: {} } as unknown as EditorSite;
  const effects = {
    save: () => new Promise<never>(() => undefined),
    keep: () => undefined,
    now: () => 0,
    newUid: () => '00000001-0000-4000-8000-000000000000',
  };
  const translator = createTranslator('en', { editor: editorMessages.en });
  return renderToStaticMarkup(
    <TranslatorContext value={translator}>
      <MemoryRouter initialEntries={[`/${query}`]}>
        <EditingProvider site={site} journal={undefined} effects={effects}>
          <WorkbenchProvider editorSite={editorSite} engine={engine} version="1">
            <WorkProvider>{part}</WorkProvider>
          </WorkbenchProvider>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>,
  );
}
