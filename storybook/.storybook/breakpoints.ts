/** The specification's breakpoints; the first has no width of its own and is drawn as a small phone. */
const widths = { 0: 360, 576: 576, 768: 768, 992: 992, 1920: 1920, 2560: 2560, 3840: 3840 } as const;
const names = {
  0: 'Phone',
  576: 'Mobile',
  768: 'Tablet',
  992: 'Desktop',
  1920: 'HD desktop',
  2560: 'QHD desktop',
  3840: 'UHD desktop',
} as const;
const breakpoints = [0, 576, 768, 992, 1920, 2560, 3840] as const satisfies readonly (keyof typeof widths)[];

/** Storybook's viewports: `from-576` and so on, each as narrow as its breakpoint lets it be. */
export const viewports = Object.fromEntries(
  breakpoints.map((from) => {
    const width = widths[from];
    const height = width < 768 ? 780 : Math.round(width * 0.75);
    const type = width < 768 ? ('mobile' as const) : width < 992 ? ('tablet' as const) : ('desktop' as const);
    return [
      `from-${from}`,
      { name: `${names[from]} (from ${from})`, styles: { width: `${width}px`, height: `${height}px` }, type },
    ];
  }),
);
