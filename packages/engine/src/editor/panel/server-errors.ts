/** Sentences by field path, as the server says them: 'questions.3.question'. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type ByPointer = Readonly<Record<string, readonly string[]>>;
const none: ByPointer = {};

/** The server's sentences by setting, and within each by JSON pointer: `questions` → `/3/question`. */
export function errorsBySetting(errors: FieldErrors | undefined): (name: string) => ByPointer {
  const found: Record<string, Record<string, readonly string[]>> = {};
  for (const [path, sentences] of Object.entries(errors ?? {})) {
    const [name = '', ...rest] = path.split(/[./]/).filter(Boolean);
    found[name] = { ...found[name], [rest.map((part) => `/${part}`).join('')]: sentences };
  }
  return (name) => found[name] ?? none;
}
