/** How the browser draws letters and edges: as little as possible is left to the machine that it runs on. */
export const rasteriser: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];
