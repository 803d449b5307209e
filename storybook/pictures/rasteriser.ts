/**
 * How the browser draws letters and edges: as little as possible is left to the machine that it runs on. Letters that are
 * hinted in full, as Chromium's headless shell does without the first, are other letters to the comparison of pictures.
 */
export const rasteriser: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];
