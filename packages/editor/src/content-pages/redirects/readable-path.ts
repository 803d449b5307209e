/** An address as people read it: `/caf%C3%A9` → `/café`. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A stray '%': it is shown as it is.
    return path;
  }
}
