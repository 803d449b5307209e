/** How a site signs its mails. */
export interface MailBrand {
  readonly name: string;
  /** Address of the site, without a slash at the end. */
  readonly url: string;
  /** `#rrggbb` */
  readonly colour: string;
  /** A raster picture (mail programs draw no SVG), absolute; the name stands in its place otherwise. */
  readonly logo: string | undefined;
}

interface BrandedSite {
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

const hexColour = /^#[0-9a-f]{6}$/i;
const rasterPicture = /\.(?:png|jpe?g|gif)$/i;
const ink = '#1d2a30';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * The brand of a site, from its settings.
 * @param url the address of its board
 */
export function mailBrand(site: BrandedSite, url: string): MailBrand {
  const colour = text(site.settings.primary_color);
  const logo = text(site.settings.logo);
  const root = url.replace(/\/$/, '');
  return {
    // A draft may have no name yet.
    name: text(site.settings.site_name) ?? text(site.name) ?? new URL(root).host,
    url: root,
    colour: colour && hexColour.test(colour) ? colour : ink,
    logo: logo && rasterPicture.test(logo) ? new URL(logo, `${root}/`).href : undefined,
  };
}

/** The colour itself where it can be read on white (4.5:1), ink otherwise. */
export const readableOnWhite = (colour: string): string =>
  // What white can be read on can be read on white.
  readableOn(colour) === '#ffffff' ? colour : ink;

/** White or ink, whichever reads better on a colour (WCAG 2 relative luminance). */
export function readableOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : ink;
}
