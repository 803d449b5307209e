/** Shapes by block kind. */
export type Drawings = Readonly<Record<string, readonly string[]>>;
