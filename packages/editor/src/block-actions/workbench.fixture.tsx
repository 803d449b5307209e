import type { BlockSchema } from '@boardwright/blocks-schema';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createDeclaredEngine, type DeclaredEngine } from '@boardwright/engine/create-engine';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { OnWorkbench } from './on-workbench.fixture.tsx';

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
  return renderToStaticMarkup(
    <OnWorkbench site={site} engine={engine} query={query}>
      {part}
    </OnWorkbench>,
  );
}
