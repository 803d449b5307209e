/** A query that knows which of its keys were read: a page is another one for those, and for no other. */
export class ReadQuery extends URLSearchParams {
  readonly #read = new Set<string>();

  /** Whether a page that was made of this query is made of all of it. */
  get isReadWhole(): boolean {
    return [...super.keys()].every((name) => this.#read.has(name));
  }

  override get(name: string): string | null {
    this.#read.add(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#read.add(name);
    return super.getAll(name);
  }

  override has(name: string): boolean {
    this.#read.add(name);
    return super.has(name);
  }
}
