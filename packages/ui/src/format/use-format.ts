import { useUiT } from '../use-ui-t.ts';
import { ageText } from './age.ts';
import { numberText } from './count.ts';
import { dateText, longDate, monthText } from './date.ts';
import { distanceText } from './distance.ts';
import { fileSize } from './file-size.ts';
import { useFormatSettings } from './format-settings.ts';
import { hoursText, type Hours } from './hours.ts';
import { listText } from './list.ts';
import { money, salaryAmount, salaryPeriod, salaryText, type Salary } from './salary.ts';
import { timeText } from './time.ts';

/** The formats of this folder, bound to what the page formats with: its locale, currency, time zone and moment. */
export function useFormat() {
  const settings = useFormatSettings();
  const t = useUiT();
  const { locale, currency, timeZone } = settings;
  return {
    money: (amount: number) => money(amount, locale, currency),
    salary: (salary: Salary) => salaryText(salary, locale, currency, t),
    salaryAmount: (salary: Salary) => salaryAmount(salary, locale, currency, t),
    salaryPeriod: (salary: Salary) => salaryPeriod(salary, t),
    hours: (hours: Hours) => hoursText(hours, locale, t),
    distance: (kilometres: number) => distanceText(kilometres, locale, settings.imperial),
    date: (iso: string) => dateText(iso, settings),
    longDate: (iso: string) => longDate(iso, settings),
    month: (iso: string) => monthText(iso, settings),
    time: (iso: string) => timeText(iso, settings),
    age: (iso: string) => ageText(iso, settings.now, locale, timeZone, t),
    number: (number: number) => numberText(number, locale),
    /** 'a, b en c' */
    list: (items: readonly string[]) => listText(items, locale),
    /** '1.348 vacatures' */
    jobs: (count: number) => t('jobs', { count, number: numberText(count, locale) }),
    fileSize: (bytes: number) => fileSize(bytes, locale),
  };
}
