/**
 * What a block looks like in the editor's list of components, on a ground of 104 by 64. Each shape is
 * 'tone x y width height radius', a circle 'tone x y radius', or 'tone' and a path. Tones: t0 to t4 from light to dark,
 * tp a field, ts a line, tw and tv what stands on something dark.
 */
export type BlockDrawing = readonly string[];
