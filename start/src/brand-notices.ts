import type { Beginning } from '@boardwright/api';
import { edgeCheck } from '@boardwright/ui/theme-contrast';

/** The colours that buttons have; letters on them, and in them, are made readable whatever they are. */
const buttonColours = ['primary_color', 'primary_employer_color'] as const;

/**
 * What of a brand is hard to see, and what would do: a board may begin with it all the same.
 * @param brand of which all colours can be read
 * @returns sentences; none where nothing is
 */
export function brandNotices(brand: Beginning['brand'] = {}): readonly string[] {
  return buttonColours.flatMap((name) => {
    const colour = brand[name];
    const { ratio, nearest } = colour ? edgeCheck(colour) : {};
    return ratio === undefined || nearest === undefined
      ? []
      : [
          `${name} '${colour}' is hard to see: a button in it stands out from a white page by ${ratio.toFixed(1)} : 1, and WCAG AA asks 3 : 1, which '${nearest}' has.`,
        ];
  });
}
