import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Puts a `.br` and a `.gz` beside each script, sheet, drawing and page that was built, so that the server sends them as they
 * are and compresses nothing.
 */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|svg|html)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(path);
      for (const [ending, pack] of Object.entries(packers))
        await writeFile(`${path}.${ending}`, await pack(text));
    }),
  );
}
