/**
 * Makes what the browser has just written small (a palette, no dithering: the comparison does not see it) and drops
 * pictures of fixtures that are gone. `npm run storybook -- --update-pictures` runs it after the browser.
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { pictureFiles, strayPictures } from './picture-files.ts';
import { picturesFolder } from './pictures-folder.ts';
import { sharp } from './sharp.ts';

/** A palette in a PNG's header: it has been made small before. */
const isSmall = (png: Buffer): boolean => png[25] === 3;

for (const stray of strayPictures()) rmSync(`${picturesFolder}/${stray}`);
let bytes = 0;
const files = pictureFiles();
for (const file of files) {
  const path = `${picturesFolder}/${file}`;
  const png = readFileSync(path);
  if (!isSmall(png))
    writeFileSync(
      path,
      await sharp(png)
        .png({ palette: true, quality: 95, effort: 7, dither: 0, compressionLevel: 9 })
        .toBuffer(),
    );
  bytes += statSync(path).size;
}
process.stdout.write(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
