import type { PageData } from '@boardwright/engine';

type RenderedBlock = PageData['blocks'][number];

/** The code of a block that draws its admin's own, exactly as it stands in the page: as it was loaded, or as stored. */
const ownCode: Readonly<Record<string, (block: RenderedBlock) => readonly string[]>> = {
  html: ({ data, settings }) => [
    (data as { readonly html?: string } | undefined)?.html ?? (settings as { readonly html: string }).html,
  ],
  'html-grid': ({ data, settings }) =>
    (data as { readonly cells?: readonly string[] } | undefined)?.cells ??
    (settings as { readonly cellsContent: readonly { readonly html: string }[] }).cellsContent.map(
      ({ html }) => html,
    ),
};

/** The codes of a page's blocks in which a script stands. */
function codesWithScripts({ blocks }: PageData): readonly string[] {
  return blocks
    .flatMap((block) => ownCode[block.key]?.(block) ?? [])
    .filter((html) => html.includes('<script'));
}

/** Whether an admin wrote a script into a block of this page. */
export function hasCustomScripts(data: PageData): boolean {
  return codesWithScripts(data).length > 0;
}

/**
 * Scripts of an HTML block are the admin's own code: they run under the page's nonce. Only they: the block's markup is
 * found as it was loaded, so that nothing else on the page can get a nonce.
 */
export function withNonce(markup: string, data: PageData, nonce: string): string {
  return (
    codesWithScripts(data)
      // Code that stands in another's code too is found where it stands alone.
      .toSorted((one, other) => other.length - one.length)
      .reduce(
        (text, html) => text.replace(html, () => html.replaceAll('<script', `<script nonce="${nonce}"`)),
        markup,
      )
  );
}
