import { useSyncExternalStore } from 'react';

/** Light, dark, or as the device has it. */
export const colourSchemes = ['light', 'dark', 'device'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

const key = 'boardwright.editor.scheme';
const changed = new EventTarget();

/** The scheme that was chosen in this browser. */
export function storedScheme(): ColourScheme {
  const stored = localStorage.getItem(key);
  return colourSchemes.find((name) => name === stored) ?? 'device';
}

/** Gives the document the scheme that was chosen; called once before anything is rendered. */
export function applyScheme(): void {
  const scheme = storedScheme();
  if (scheme === 'device') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

export function chooseScheme(scheme: ColourScheme): void {
  if (scheme === 'device') localStorage.removeItem(key);
  else localStorage.setItem(key, scheme);
  applyScheme();
  changed.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void): () => void {
  // Another window of this browser chose.
  const elsewhere = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    applyScheme();
    onChange();
  };
  changed.addEventListener('change', onChange);
  addEventListener('storage', elsewhere);
  return () => {
    changed.removeEventListener('change', onChange);
    removeEventListener('storage', elsewhere);
  };
}

/** The scheme of this browser, and of all its windows. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, storedScheme, () => 'device');
}
