/** The smaller copies of an upload, by name (specification §3). */
export interface PictureVariants {
  readonly thumb?: string | undefined;
  readonly small?: string | undefined;
  readonly tiny?: string | undefined;
}

/** Pixels across of each copy, as the upload makes them. */
export const variantWidths = { tiny: 160, small: 480, thumb: 960 } as const;

/**
 * The `srcset` of a picture: the original (as wide as it says, 1920 when unknown) and its copies, small to large.
 * @returns undefined when there are no copies
 */
export function sourceSet(
  src: string,
  variants: PictureVariants | undefined,
  width = 1920,
): string | undefined {
  const names = ['tiny', 'small', 'thumb'] as const;
  const copies = names.flatMap((name) => {
    const copy = variants?.[name];
    return copy && variantWidths[name] < width ? [`${copy} ${variantWidths[name]}w`] : [];
  });
  return copies.length > 0 ? [...copies, `${src} ${width}w`].join(', ') : undefined;
}
