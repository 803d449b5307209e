/** A text as what is typed is looked for in it: capitals and accents make no other one. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
