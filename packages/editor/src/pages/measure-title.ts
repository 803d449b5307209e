import type { MeasureText } from './search-result.ts';

let context: CanvasRenderingContext2D | null | undefined;

/** Measures in the letters that search engines list titles in: Arial, or what looks most like it here. */
export const measureTitle: MeasureText = (text) => {
  if (typeof document === 'undefined') return undefined;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.font = '20px Arial, "Liberation Sans", sans-serif';
  return Math.ceil(context.measureText(text).width);
};
