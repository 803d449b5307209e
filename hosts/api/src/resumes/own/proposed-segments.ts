import { normalised } from '@boardwright/api-client/contract';
import type { CandidateSegment } from './resumes.queries.ts';

function plain(text: string): string {
  return normalised(text, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** The segments that some words name in any language, and the words that name none. */
export function segmentsNamed(
  terms: readonly string[],
  offered: readonly CandidateSegment[],
): { readonly ids: number[]; readonly unknown: string[] } {
  const named = new Map<string, number>();
  for (const { id, name, key } of offered)
    for (const one of [...Object.values(name ?? {}), key])
      if (!named.has(plain(one))) named.set(plain(one), id);
  const ids = new Set<number>();
  const unknown: string[] = [];
  for (const word of terms) {
    const id = named.get(plain(word));
    if (id === undefined) unknown.push(word);
    else ids.add(id);
  }
  return { ids: [...ids].sort((one, other) => one - other), unknown };
}
