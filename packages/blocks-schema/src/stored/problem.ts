/** One thing wrong with a value: where (as a JSON pointer, '' is the whole), and a sentence. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}
