/** What a new board begins with, as the server proposes it. */
export interface SetupStart {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

/** What an owner answers; names as the API has them. */
export interface SetupAnswers {
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly password: string;
  readonly site_name: string;
  readonly languages: readonly string[];
  readonly default_language: string;
  readonly host: string;
}
