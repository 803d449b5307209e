/**
 * The ten families that a site may choose (specification §3), as the @fontsource packages ship them. The host serves
 * the files from its own address; nothing is asked of a font service.
 */
interface FontFamily {
  /** npm package that holds the files, in its folder `files/`. */
  readonly package: string;
  /** One file for all weights in a range, or one file for each weight. */
  readonly files:
    | { readonly variable: readonly [from: number, to: number] }
    | { readonly weights: readonly number[] };
  /** Percent: evens out the x-heights, so that one type scale holds for all ten. */
  readonly sizeAdjust: number;
  /** Of the font itself, in thousandths of its size: for a fallback that takes the same room. */
  readonly metrics: { readonly ascent: number; readonly descent: number; readonly averageWidth: number };
  /** What every system has and looks most like it. */
  readonly fallback: keyof typeof fallbacks;
}

/** Mean letter width of running text, in thousandths: what the fallback is scaled by. */
const fallbacks = {
  Arial: { local: ['Arial', 'Liberation Sans', 'Helvetica'], averageWidth: 447 },
  'Times New Roman': { local: ['Times New Roman', 'Liberation Serif', 'Times'], averageWidth: 405 },
} as const;

const serif = { fallback: 'Times New Roman' } as const;
const sans = { fallback: 'Arial' } as const;

export const fontFamilies = {
  'Crimson Pro': {
    ...serif,
    package: '@fontsource-variable/crimson-pro',
    files: { variable: [200, 900] },
    sizeAdjust: 114,
    metrics: { ascent: 896, descent: 215, averageWidth: 400 },
  },
  'EB Garamond': {
    ...serif,
    package: '@fontsource-variable/eb-garamond',
    files: { variable: [400, 800] },
    sizeAdjust: 119,
    metrics: { ascent: 1007, descent: 298, averageWidth: 381 },
  },
  Lato: {
    ...sans,
    package: '@fontsource/lato',
    files: { weights: [400, 700] },
    sizeAdjust: 102,
    metrics: { ascent: 987, descent: 213, averageWidth: 433 },
  },
  Merriweather: {
    ...serif,
    package: '@fontsource-variable/merriweather',
    files: { variable: [300, 900] },
    sizeAdjust: 93,
    metrics: { ascent: 984, descent: 273, averageWidth: 481 },
  },
  Montserrat: {
    ...sans,
    package: '@fontsource-variable/montserrat',
    files: { variable: [100, 900] },
    sizeAdjust: 97,
    metrics: { ascent: 968, descent: 251, averageWidth: 508 },
  },
  'Open Sans': {
    ...sans,
    package: '@fontsource-variable/open-sans',
    files: { variable: [300, 800] },
    sizeAdjust: 96,
    metrics: { ascent: 1069, descent: 293, averageWidth: 472 },
  },
  Poppins: {
    ...sans,
    package: '@fontsource/poppins',
    files: { weights: [400, 500, 700] },
    sizeAdjust: 94,
    metrics: { ascent: 1050, descent: 350, averageWidth: 501 },
  },
  Raleway: {
    ...sans,
    package: '@fontsource-variable/raleway',
    files: { variable: [100, 900] },
    sizeAdjust: 98,
    metrics: { ascent: 940, descent: 234, averageWidth: 469 },
  },
  Roboto: {
    ...sans,
    package: '@fontsource-variable/roboto',
    files: { variable: [100, 900] },
    sizeAdjust: 99,
    metrics: { ascent: 928, descent: 244, averageWidth: 444 },
  },
  Ubuntu: {
    ...sans,
    package: '@fontsource/ubuntu',
    files: { weights: [400, 500, 700] },
    sizeAdjust: 99,
    metrics: { ascent: 932, descent: 189, averageWidth: 457 },
  },
} as const satisfies Readonly<Record<string, FontFamily>>;

export type FontFamilyName = keyof typeof fontFamilies;
export const fontFamilyNames = Object.keys(fontFamilies) as readonly FontFamilyName[];
/** Specification §3: 'default Montserrat'. */
export const defaultFontFamily: FontFamilyName = 'Montserrat';

export function isFontFamily(name: string): name is FontFamilyName {
  return Object.hasOwn(fontFamilies, name);
}

/** Latin first: it is the one to preload. Ranges as the packages' own style sheets state them. */
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

export interface FontFile {
  /** In the package's folder `files/`: 'montserrat-latin-wght-normal.woff2'. */
  readonly file: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly unicodeRange: string;
  readonly subset: keyof typeof subsets;
}

/** Languages written with the first subset alone; in others the second has letters of every sentence. */
const plainLatin: ReadonlySet<string> = new Set(['nl', 'en', 'de', 'fr', 'es', 'it', 'pt', 'da', 'sv', 'nb']);

/** The files of a family, upright before italic, latin before latin-ext. Browsers load only what a page needs. */
export function fontFiles(name: FontFamilyName): readonly FontFile[] {
  const family: FontFamily = fontFamilies[name];
  const stem = family.package.slice(family.package.indexOf('/') + 1);
  const weights =
    'variable' in family.files
      ? [{ part: 'wght', weight: family.files.variable.join(' ') }]
      : family.files.weights.map((weight) => ({ part: String(weight), weight: String(weight) }));
  return (['normal', 'italic'] as const).flatMap((style) =>
    weights.flatMap(({ part, weight }) =>
      (['latin', 'latin-ext'] as const).map((subset) => ({
        subset,
        file: `${stem}-${subset}-${part}-${style}.woff2`,
        weight,
        style,
        unicodeRange: subsets[subset],
      })),
    ),
  );
}

/**
 * The @font-face rules of a family: its files, and a fallback of the same size, so that nothing moves when the font
 * arrives.
 * @param urlOf the address at which the host serves a file
 * @param locale the page's language: a few foreign letters in it (`Română`) never have a drawn page laid out again for a
 *   file as large as its own font; they are in the font from the next page on
 */
export function fontFaceCss(name: FontFamilyName, urlOf: (file: string) => string, locale = ''): string {
  const family: FontFamily = fontFamilies[name];
  const faces = fontFiles(name).map(({ file, weight, style, unicodeRange, subset }) =>
    face({
      'font-family': `'${name}'`,
      src: `url(${JSON.stringify(urlOf(file))}) format('woff2')`,
      'font-weight': weight,
      'font-style': style,
      // `swap` shows the text in the fallback until the font is there; `optional` leaves what is drawn as it is.
      'font-display': subset === 'latin-ext' && plainLatin.has(locale) ? 'optional' : 'swap',
      'unicode-range': unicodeRange,
      'size-adjust': `${family.sizeAdjust}%`,
    }),
  );
  return [...faces, fallbackFace(name, family)].join('\n');
}

/** Arial or Times, stretched to the font's mean width and set on its baseline. */
function fallbackFace(name: string, { sizeAdjust, metrics, fallback }: FontFamily): string {
  const system = fallbacks[fallback];
  const scale = (metrics.averageWidth * sizeAdjust) / system.averageWidth;
  const override = (part: number) => `${((part * sizeAdjust) / scale / 10).toFixed(1)}%`;
  return face({
    'font-family': `'${name} fallback'`,
    src: system.local.map((local) => `local('${local}')`).join(', '),
    'size-adjust': `${scale.toFixed(1)}%`,
    'ascent-override': override(metrics.ascent),
    'descent-override': override(metrics.descent),
    'line-gap-override': '0%',
  });
}

function face(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}
