import type { BlockSchema } from '@boardwright/blocks-schema';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createDeclaredEngine, type DeclaredEngine } from '../../board/create-engine.ts';
import type { EditedSite } from '../../machines/page-editing/edited-site.ts';
import { EditingProvider } from '../../machines/page-editing/page-editing.react.tsx';
import { WorkbenchProvider } from '../workbench/workbench-state.tsx';
import { editorLanguage } from '../language/editor-languages.ts';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import type { EditorSite } from '../saving/site-pages.ts';
import { WorkProvider } from './work.tsx';

/** An engine that knows these kinds of blocks, for tests of what is drawn from their schemas. */
export function anEngine(...schemas: readonly BlockSchema[]): DeclaredEngine {
  const blocks = schemas.map((schema) => ({ key: schema.key, schema }));
  return createDeclaredEngine({
    blocks,
    loadMessages: async () => ({ blocks: {}, parts: {} }),
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
  // As much of a loaded site as these parts read.
  const editorSite = { edited: site, host: 'wadwerk.nl', examples: {} } as unknown as EditorSite;
  const effects = {
    save: () => new Promise<never>(() => undefined),
    keep: () => undefined,
    now: () => 0,
    newUid: () => '00000001-0000-4000-8000-000000000000',
  };
  return renderToStaticMarkup(
    <EditorLanguageProvider language={editorLanguage('en')}>
      <MemoryRouter initialEntries={[`/${query}`]}>
        <EditingProvider site={site} journal={undefined} effects={effects}>
          <WorkbenchProvider editorSite={editorSite} engine={engine} version="1">
            <WorkProvider>{part}</WorkProvider>
          </WorkbenchProvider>
        </EditingProvider>
      </MemoryRouter>
    </EditorLanguageProvider>,
  );
}
