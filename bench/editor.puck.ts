import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { firstHeading, paragraphs, viewport, type Side } from './editor.sides.ts';

const entry = join(import.meta.dirname, 'editor.puck-page.tsx');
const page = (script: string): string => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>Puck</title></head>
<body><div id="puck"></div><script type="module" src="${script}"></script></body></html>`;

/** Puck's editor on a page of its own, built as its users build it, from a folder that is thrown away. */
export async function openPuck(folder: string): Promise<Side & { readonly stop: () => Promise<void> }> {
  writeFileSync(join(folder, 'main.ts'), `import ${JSON.stringify(entry)};\n`);
  writeFileSync(join(folder, 'index.html'), page('./main.ts'));
  const quiet = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build({ ...quiet, mode: 'production', build: { target: 'es2023', outDir: 'dist' } });
  const server = await preview({ ...quiet, preview: { port: 0, host: 'localhost' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('Puck’s page listens nowhere');
  return {
    name: 'Puck',
    freshPage: async (blocks, chosen, isTypedIn) => {
      const query = {
        blocks: `${blocks}`,
        chosen: `${chosen}`,
        heading: firstHeading,
        text: isTypedIn ? paragraphs.map((one) => `<p>${one}</p>`).join('') : paragraphs.join('\n'),
        ...(isTypedIn && { inline: 'true' }),
      };
      return `${address}?${new URLSearchParams(query)}`;
    },
    leave: async () => undefined,
    newPage: (browser) => browser.newPage({ viewport, locale: 'en-GB' }),
    frame: 'iframe#preview-frame',
    block: '[data-puck-component]',
    heading: 'h2',
    chosen: async (opened) => {
      const nth = Number(new URL(opened.url()).searchParams.get('chosen'));
      return `[data-puck-component="block-${nth}"]`;
    },
    field: 'input[name="heading"]:visible',
    buttons: {
      insert: '[data-do="insert"]',
      duplicate: '[data-do="duplicate"]',
      down: '[data-do="down"]',
      up: '[data-do="up"]',
    },
    stop: () => server.close(),
  };
}
