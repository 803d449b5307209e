import { useEffect, useState } from 'react';

type JournalValues = Readonly<Record<string, readonly string[]>>;

interface Journal {
  readonly savedAt: string;
  readonly values: JournalValues;
}

const prefix = 'boardwright.journal.v1.';
const storedDays = 7;

/** The browser's store, or nothing where it is switched off: then forms work as ever, without a journal. */
function store(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function readJournal(key: string, now: string): JournalValues | undefined {
  try {
    const text = store()?.getItem(prefix + key);
    if (!text) return undefined;
    const { savedAt, values } = JSON.parse(text) as Journal;
    if (Date.parse(now) - Date.parse(savedAt) > storedDays * 86_400_000) {
      deleteJournal(key);
      return undefined;
    }
    return Object.values(values).flat().some(Boolean) ? values : undefined;
  } catch {
    // What another version or another hand left there is of no use: the form starts empty.
    deleteJournal(key);
    return undefined;
  }
}

/** Takes a form's journal away: it was sent, or its writer does not want it back. */
export function deleteJournal(key: string): void {
  store()?.removeItem(prefix + key);
}

/** Writes down what a form holds now, but for hidden fields, files, passwords and the names left out. */
export function storeJournal(
  key: string,
  form: HTMLFormElement,
  now: string,
  leftOut: readonly string[] = [],
): void {
  const skipped = new Set(['hidden', 'file', 'password', 'submit', 'button']);
  const values: Record<string, string[]> = {};
  for (const field of fieldsOf(form)) {
    if (!field.name || leftOut.includes(field.name) || skipped.has(field.type)) continue;
    if (field instanceof HTMLInputElement && isChoice(field) && !field.checked) continue;
    (values[field.name] ??= []).push(field.value);
  }
  try {
    store()?.setItem(prefix + key, JSON.stringify({ savedAt: now, values } satisfies Journal));
  } catch {
    // A full store loses the journal, not the form.
  }
}

/** Puts journalled values back into the fields of a form. */
export function restoreJournal(form: HTMLFormElement, values: JournalValues): void {
  for (const field of fieldsOf(form)) {
    const stored = values[field.name];
    if (!stored) continue;
    if (field instanceof HTMLInputElement && isChoice(field)) field.checked = stored.includes(field.value);
    else if (field.type !== 'file' && field.type !== 'hidden') field.value = stored[0] ?? '';
  }
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (field) =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  );
}

function isChoice(field: HTMLInputElement): boolean {
  return field.type === 'checkbox' || field.type === 'radio';
}

/**
 * What was typed into a form on an earlier visit, found once scripts run.
 * @param key names the form: 'apply.<job uuid>'
 * @param now the moment of the request, ISO 8601: a journal older than a week is not offered
 */
export function useJournalOffer(key: string, now: string): readonly [JournalValues | undefined, () => void] {
  const [found, setFound] = useState<JournalValues>();
  useEffect(() => setFound(readJournal(key, now)), [key, now]);
  return [found, () => setFound(undefined)];
}
