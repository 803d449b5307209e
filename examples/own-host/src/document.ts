import { createPage } from '@boardwright/engine';
import { renderToString } from 'react-dom/server';
import { brandRules } from './brand.ts';
import type { Page } from './pages.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A page as it is sent: whole, without a script.
 * @param nonce lets in the one style that stands in the page
 */
export async function documentOf(
  path: string,
  { locale, title, blocks }: Page,
  nonce: string,
): Promise<string> {
  const page = await createPage({ locale, path, siteName: 'Harbour', blocks });
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="/ui.css" />
    <link rel="stylesheet" href="/engine.css" />
    <style nonce="${nonce}">:root { ${brandRules} }</style>
  </head>
  <body>${renderToString(page)}</body>
</html>`;
}
