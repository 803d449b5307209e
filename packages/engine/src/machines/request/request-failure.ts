import type { FormPost } from './form-post.ts';

/** Why something that was sent did not happen. Each is a state of the machine that sent it. */
export const failureKinds = [
  'refused',
  'conflict',
  'forbidden',
  'notFound',
  'unavailable',
  'offline',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** A failure with what there is to say of it, in the person's language. */
export interface RequestFailure {
  readonly kind: FailureKind;
  /** Of the answer; 0 where none came. Undefined where nothing was sent. */
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  /** What is wrong with what was filled in, by field. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What was typed, as the server hands it back. */
  readonly values?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

/** What an effect rejects with. */
export class RequestError extends Error {
  readonly failure: RequestFailure;
  constructor(failure: RequestFailure, options?: ErrorOptions) {
    super(failure.message ?? failure.kind, options);
    this.name = 'RequestError';
    this.failure = failure;
  }
}

/** The kind of a refusal, by the status of the answer; 0 where none came. */
export function failureKindOf(status: number): FailureKind {
  if (status === 0) return 'offline';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 409) return 'conflict';
  return status === 429 || status >= 500 ? 'unavailable' : 'refused';
}

/** The failure of any rejection: what is no RequestError was refused with the sentence it brought. */
export function failureOf(error: unknown): RequestFailure {
  if (error instanceof RequestError) return error.failure;
  return { kind: 'refused', message: error instanceof Error ? error.message : String(error) };
}

/** What a form held, without its files: a text, or several under one name. */
function valuesOf(form: FormData): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...new Set(form.keys())].flatMap((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string');
      const [text] = texts;
      return text === undefined ? [] : [[name, texts.length === 1 ? text : texts] as const];
    }),
  );
}

/**
 * The failure that an effect's event brought; undefined for any other event.
 * @param post what was sent: where nobody hands back what was typed, it is this
 */
export function failureIn(event: object, post?: FormPost): RequestFailure | undefined {
  if (!('error' in event)) return undefined;
  const failure = failureOf(event.error);
  return { ...failure, values: failure.values ?? (post && valuesOf(post.form)) };
}

/** What a machine that sends something knows of its last failure. */
export interface WithFailure {
  readonly failure: RequestFailure | undefined;
}

/** Guards of the ways to the states of failures. */
export const failureGuards = {
  hasFailed: ({ context }: { readonly context: WithFailure }, { kind }: { readonly kind: FailureKind }) =>
    context.failure?.kind === kind,
};

const way = <const Kind extends FailureKind>(kind: Kind) =>
  ({ guard: { type: 'hasFailed', params: { kind } }, target: kind }) as const;

/** From where a machine finds out how things stand: to the state of the last failure, if there was one. */
export const failureWays = [
  way('refused'),
  way('conflict'),
  way('forbidden'),
  way('notFound'),
  way('unavailable'),
  way('offline'),
] as const;
