/** What a new board begins with, as the server proposes it. */
export interface SetupStart {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}
