import { createStoredInput } from '../saving/create-stored-input.ts';
import type { SetupAnswers } from './setup-page-props.ts';

const names = ['given_name', 'family_name', 'email', 'site_name', 'default_language', 'host'] as const;

/** What was typed and not sent yet. A password is stored nowhere. */
export type UnsentAnswers = Partial<Pick<SetupAnswers, (typeof names)[number] | 'languages'>>;

const input = createStoredInput('boardwright.setup', () => sessionStorage);

/** What this tab had before it was loaded again. */
export function readUnsent(): UnsentAnswers {
  const unsent = new Map(Object.entries(input.read() ?? {}));
  const languages: unknown = unsent.get('languages');
  return {
    ...Object.fromEntries(
      names.flatMap((name) => {
        const text: unknown = unsent.get(name);
        return typeof text === 'string' ? [[name, text]] : [];
      }),
    ),
    ...(Array.isArray(languages) && {
      languages: languages.filter((one): one is string => typeof one === 'string'),
    }),
  };
}

/** Stores what stands in the form, for a reload. */
export function storeUnsent(form: HTMLFormElement, languages: readonly string[]): void {
  const typed = new FormData(form);
  const answers = Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')]));
  input.write({ ...answers, languages });
}

/** Once they are sent. */
export const forgetUnsent = (): void => input.forget();
