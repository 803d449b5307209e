import { useUiT } from '../use-ui-t.ts';
import { ageText } from './age.ts';
import { numberText } from './count.ts';
import { dateText, longDate, monthText } from './date.ts';
import { distanceText } from './distance.ts';
import { useFormatSettings } from './format-settings.ts';
import { money } from './money.ts';

/**
 * The formats that most pages need, bound to what the page formats with: its locale, currency, time zone and moment. Those
 * of lists, times and sizes of files come apart, so that a page without them does not load them.
 */
export function useFormat() {
  const settings = useFormatSettings();
  const t = useUiT();
  const { locale, currency, timeZone } = settings;
  return {
    money: (amount: number) => money(amount, locale, currency),
    distance: (kilometres: number) => distanceText(kilometres, locale, settings.imperial),
    date: (iso: string) => dateText(iso, settings),
    longDate: (iso: string) => longDate(iso, settings),
    month: (iso: string) => monthText(iso, settings),
    age: (iso: string) => ageText(iso, settings.now, locale, timeZone, t),
    number: (number: number) => numberText(number, locale),
  };
}
