/** What was refused of a form: sentences by field, and one for what concerns none. */
export interface FormRefusal {
  readonly message?: string | undefined;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Nothing was refused. */
export const nothingRefused: FormRefusal = { fields: {} };
