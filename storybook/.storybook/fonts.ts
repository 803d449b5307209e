import { fontFaceCss, type FontFamilyName } from '@boardwright/ui/fonts';

/** Addresses of the files of the families that a site may choose, by file name. */
const files = import.meta.glob<string>(
  [
    '../node_modules/@fontsource-variable/*/files/*-{latin,latin-ext}-wght-{normal,italic}.woff2',
    '../node_modules/@fontsource/*/files/*-{latin,latin-ext}-{400,500,700}-{normal,italic}.woff2',
  ],
  { eager: true, query: '?url', import: 'default' },
);
const addresses = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

/** The @font-face rules of a family, its files taken from the packages. */
export function fontFaces(family: FontFamilyName): string {
  return fontFaceCss(family, (file) => {
    const address = addresses.get(file);
    if (!address) throw new Error(`No font file ${file}`);
    return address;
  });
}
