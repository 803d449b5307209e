export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Percent of a picture, from its left and top. */
export interface CropBox extends Size {
  readonly left: number;
  readonly top: number;
}

const inside = (middle: number, length: number): number =>
  Math.min(100 - length, Math.max(0, middle - length / 2));

/**
 * The part of a picture around a point, in a shape.
 * @param ratio width by height
 * @param share percent of the largest box of that shape that the picture has
 */
export function cropBox(
  { width, height }: Size,
  ratio: number,
  share: number,
  { x, y }: { readonly x: number; readonly y: number },
): CropBox {
  const isWider = width / height > ratio;
  const most = isWider
    ? { width: ((height * ratio) / width) * 100, height: 100 }
    : { width: 100, height: (width / ratio / height) * 100 };
  const box = { width: (most.width * share) / 100, height: (most.height * share) / 100 };
  return { ...box, left: inside(x, box.width), top: inside(y, box.height) };
}
