import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import type PDFDocument from 'pdfkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that was read already: the library takes one, its types do not say so. */
      registerFont(name: string, font: Font): this;
    }
  }
}

// The fonts of PDF itself know no ș and no ț.
const files = {
  regular: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

let read: readonly (readonly [name: string, font: Font])[] | undefined;

/**
 * Gives a document the fonts `regular` and `bold`. Both are read once in a process: what a font says of its letters took
 * most of the work of an invoice. Each document embeds those of its own letters.
 */
export function addFonts(pdf: InstanceType<typeof PDFDocument>): void {
  read ??= Object.entries(files).map(([name, file]) => [name, opened(fileURLToPath(file))]);
  for (const [name, font] of read) pdf.registerFont(name, font);
}

function opened(file: string): Font {
  const font = openSync(file);
  if (font.type !== 'TTF') throw new TypeError(`${file} holds several fonts`);
  return font;
}
