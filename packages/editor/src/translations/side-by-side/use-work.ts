import { useDeferredValue, useMemo } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { contentUnits } from '../files/site-units.ts';
import type { TextUnit } from '../files/text-unit.ts';
import { useUnitNames } from '../files/use-site-units.ts';
import { useOutdated } from '../outdated.tsx';
import { useRightLanguage } from './use-right-language.ts';

/** A text that somebody has to write, and why. */
export interface WorkLine {
  readonly unit: TextUnit;
  readonly state: 'missing' | 'outdated';
}

/** The texts of all pages that are missing or outdated in the language on the right, in the site's order. */
export function useWork(): readonly WorkLine[] {
  // Typing goes before counting.
  const site = useDeferredValue(useEdited((edited) => edited));
  const names = useUnitNames();
  const outdated = useOutdated();
  const right = useRightLanguage();
  return useMemo(() => {
    if (right === site.defaultLanguage.toUpperCase()) return [];
    return contentUnits(site, right, names).flatMap((unit): readonly WorkLine[] => {
      if (unit.isMissing) return [{ unit, state: 'missing' }];
      return unit.place && outdated.of(unit.place, right, unit.target) ? [{ unit, state: 'outdated' }] : [];
    });
  }, [site, names, outdated, right]);
}
