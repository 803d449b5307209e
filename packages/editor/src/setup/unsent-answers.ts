import type { SetupAnswers } from './setup-page-props.ts';

const key = 'boardwright.setup';
const names = ['given_name', 'family_name', 'email', 'site_name', 'default_language', 'host'] as const;

/** What was typed and not sent yet. A password is stored nowhere. */
export type UnsentAnswers = Partial<Pick<SetupAnswers, (typeof names)[number] | 'languages'>>;

/** What this tab had before it was loaded again. Policy: a store that is full or switched off has nothing. */
export function readUnsent(): UnsentAnswers {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const unsent = new Map(Object.entries(stored ?? {}));
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
  } catch {
    return {};
  }
}

/** Stores what stands in the form, for a reload. */
export function storeUnsent(form: HTMLFormElement, languages: readonly string[]): void {
  const typed = new FormData(form);
  const answers = Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')]));
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...answers, languages }));
  } catch {
    // Policy: without a store a reload begins anew.
  }
}

/** Once they are sent. */
export function forgetUnsent(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Policy: there was none.
  }
}
