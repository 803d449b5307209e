/** What JSON Schema's draft 7 says of a schema: values that it takes, and values that it refuses. */
export interface Draft7Case {
  readonly title: string;
  readonly schema: object;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

export const one = (
  title: string,
  schema: object,
  good: readonly unknown[],
  bad: readonly unknown[],
): Draft7Case => ({ title, schema, good, bad });
