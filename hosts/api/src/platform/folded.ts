import { normalised } from '@boardwright/api-client/contract';

/** A text as people compare words: capitals, accents and spaces make no other one. */
export function folded(text: string): string {
  return normalised(text, 'NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
