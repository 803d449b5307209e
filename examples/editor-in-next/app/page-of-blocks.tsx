'use client';

import type { FoundPage } from '@boardwright/editor/find-page';
import { createPage } from '@boardwright/engine';
import { use, type ReactElement } from 'react';
import '@boardwright/ui/styles.css';
import '@boardwright/engine/styles.css';
import { blocks } from './blocks';

/** What was begun for a page: React renders it again once it is there. */
const begun = new WeakMap<FoundPage, Promise<ReactElement>>();

function begin({ board, blocks: found }: FoundPage): Promise<ReactElement> {
  const placed = found.flatMap(({ key, settings, styles }) => {
    const block = blocks.find(({ schema }) => schema.key === key);
    return block ? [{ block, settings, styles }] : [];
  });
  return createPage({ ...board, blocks: placed });
}

/** A page as visitors see it, rendered on the server and taken over in the browser. */
export function PageOfBlocks({ page }: { readonly page: FoundPage }) {
  const rendered = begun.get(page) ?? begin(page);
  begun.set(page, rendered);
  return use(rendered);
}
