import { boostFactors } from '@boardwright/api-client/contract';

/** How far ahead a job stands, as people type it: '5', '2,5'; undefined where it is no number or out of bounds. */
export function boostOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  const boost = Number(text);
  const isWithin = boost >= boostFactors.least && boost <= boostFactors.most;
  return /^\d{1,3}(?:\.\d{1,3})?$/.test(text) && isWithin ? boost : undefined;
}
