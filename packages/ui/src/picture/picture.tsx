import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { linkKind } from '../link/link-kind.ts';
import styles from './picture.module.css';
import { sourceSet, type PictureVariants } from './source-set.ts';

export interface PictureProps {
  /**
   * An address; one that ends in `.svg#id` is a drawing, put inline so that the brand's colours reach it. One that ends in
   * `#focal=30,70` says which point stays in sight where it is cropped, in percent from the left and from the top.
   */
  readonly src: string;
  /** What the picture shows; '' for decoration. */
  readonly alt: string;
  /** Pixels; they keep the room before the picture loads. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The upload's smaller copies (specification §3 'image size variants'). */
  readonly variants?: PictureVariants | undefined;
  /** How wide it is drawn, as the HTML attribute; needed when there are variants. */
  readonly sizes?: string | undefined;
  /** `eager` for a picture in the first screen. */
  readonly loading?: 'lazy' | 'eager';
  /** How it fills its room. */
  readonly fit?: 'cover' | 'contain' | 'auto';
  readonly className?: string | undefined;
}

/** True for a drawing in a symbol sheet, `art/hero.svg#wadwerk`. */
export function isDrawing(src: string): boolean {
  return /\.svg#[\w-]+$/i.test(src);
}

/**
 * The address of a picture's file, and the point of it that stays in sight where it is cropped, as `30% 70%`; without one it
 * is the middle. The API writes it behind the address (`#focal=30,70`).
 */
export function focalPoint(src: string): { readonly address: string; readonly point?: string } {
  const [, address, left, top] = /^(.*)#focal=(\d{1,3}),(\d{1,3})$/.exec(src) ?? [];
  return address === undefined ? { address: src } : { address, point: `${left}% ${top}%` };
}

/** An address that is no picture's and could run code where it is followed. */
function isUnsafe(src: string): boolean {
  return linkKind(src) === 'unsafe' && !/^data:image\//i.test(src);
}

/** Every picture of the board: a drawing in the brand's colours, or a photo with its sizes. */
export function Picture({
  src,
  alt,
  width,
  height,
  variants,
  sizes,
  loading = 'lazy',
  fit = 'auto',
  className: own,
}: PictureProps) {
  const className = classNames(styles.picture, fit !== 'auto' && styles[fit], own);
  if (isUnsafe(src)) return null;
  if (isDrawing(src)) {
    const aria = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
    const size = { ...(width && { width }), ...(height && { height }) };
    return (
      <svg className={className} {...aria} {...size} focusable="false">
        <use href={src} />
      </svg>
    );
  }
  const { address, point } = focalPoint(src);
  const srcSet = sourceSet(address, variants, width);
  return (
    <img
      className={className}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      {...(point && { style: { '--focal': point } as CSSProperties })}
      {...(loading === 'eager' && { fetchPriority: 'high' as const })}
      {...(srcSet && { srcSet, sizes: sizes ?? '100vw' })}
    />
  );
}
