/** The size of a site's icon in pixels (specification §3: 'converted to 32x32'). */
export const iconSize = 32;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture lies in a square so that all of it shows, in the middle, in its own proportions. */
export function containedIn(side: number, width: number, height: number): Box {
  const scale = side / Math.max(width, height, 1);
  const size = { width: width * scale, height: height * scale };
  return { x: (side - size.width) / 2, y: (side - size.height) / 2, ...size };
}

/**
 * Any picture the browser can read as an icon of 32 × 32 pixels, PNG.
 * @throws DOMException for what is no picture, RangeError when the browser cannot draw
 */
export async function toIcon(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = iconSize;
  canvas.height = iconSize;
  const context = canvas.getContext('2d');
  if (!context) throw new RangeError('This browser gives no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = containedIn(iconSize, picture.width, picture.height);
  context.drawImage(picture, x, y, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new RangeError('This browser writes no PNG');
  return new File([blob], 'favicon.png', { type: 'image/png' });
}
