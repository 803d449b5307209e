const name = 'boardwright-schemas';

/** What was written of each beginning, as this browser stores it: a reload loses nothing. */
export function storedTexts(store: Pick<Storage, 'getItem'>): Readonly<Record<string, string>> {
  try {
    return JSON.parse(store.getItem(name) ?? '{}') as Record<string, string>;
  } catch {
    // What somebody else wrote there is no text of ours.
    return {};
  }
}

export function storeTexts(store: Pick<Storage, 'setItem'>, texts: Readonly<Record<string, string>>): void {
  try {
    store.setItem(name, JSON.stringify(texts));
  } catch {
    // Policy: a browser that keeps nothing loses it with the page, and not before.
  }
}
