import type { SchemaProblem } from '@boardwright/blocks-schema';

/**
 * Under which name the editor's messages say what is wrong with a value.
 * @param isInside it is a part of the setting, which somebody named
 */
export const problemMessage = (
  { rule }: Pick<SchemaProblem, 'rule'>,
  isInside: boolean,
): SchemaProblem['rule'] | 'unknownPart' => (rule === 'unknown' && isInside ? 'unknownPart' : rule);
