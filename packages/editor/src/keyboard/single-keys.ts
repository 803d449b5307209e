const key = 'boardwright.editor.singleKeys';

/** Whether `/` and single letters do something; remembered in this browser. */
export function withSingles(): boolean {
  return localStorage.getItem(key) !== 'off';
}

export function setSingles(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
}
