import { fontFamilies, type FontFamilyName } from '@boardwright/ui/fonts';

/** Specification §3: 'weights 300 to 700'. */
const weights = [300, 400, 500, 600, 700] as const;

/** The weights a family is served in, of those a site draws. */
export function weightsOf(family: FontFamilyName): readonly number[] {
  const { files } = fontFamilies[family];
  if (!('variable' in files))
    return weights.filter((weight) => (files.weights as readonly number[]).includes(weight));
  const [from, to] = files.variable;
  return weights.filter((weight) => weight >= from && weight <= to);
}
