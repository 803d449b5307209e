/** One choice of a filter. */
export interface FacetItem {
  readonly id: number;
  readonly name: string;
  /** What is left of the list with this choice, its own group's choices left out. */
  readonly count: number;
}

/** Choices of which several may be taken, under one name. */
export interface FacetGroup {
  readonly key: string;
  readonly name: string;
  readonly items: readonly FacetItem[];
}
