import type { ReactNode } from 'react';
import base from '../base.css?inline';
import tokens from '../tokens.css?inline';

/** A page of the editor around a story. Its sheets are there as long as the story: the next one is a page of a site. */
export function EditorPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <style>{tokens + base}</style>
      <div data-editor="">{children}</div>
    </>
  );
}
