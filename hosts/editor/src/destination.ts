import { internalPath } from '@boardwright/engine/routes';

/**
 * Where one is going once logged in: what `next` asks for if it is an internal path (§5), else the address now shown.
 * @param address the one now shown
 */
export function destinationOf(address: URL): string {
  const asked = internalPath(address.searchParams.get('next'));
  return asked ?? internalPath(address.pathname + address.search) ?? '/admin';
}

/** Whether the editor draws a path itself; anything else is the website's. */
export function isEditorPath(path: string): boolean {
  return /^\/admin(?:[/?#]|$)/.test(path);
}
