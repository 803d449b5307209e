import { useT } from '../../i18n/use-t.ts';
import { useBoard } from '../../page/board-context.ts';
import { ageText } from './age.ts';
import { numberText } from './count.ts';
import { dateText, longDate, monthText } from './date.ts';
import { distanceText } from './distance.ts';
import { fileSize } from './file-size.ts';
import { hoursText, type Hours } from './hours.ts';
import { listText } from './list.ts';
import { money, salaryAmount, salaryPeriod, salaryText, type Salary } from './salary.ts';
import { timeText } from './time.ts';

/** The formats of kit/format/, bound to the board of the page: its locale, currency, time zone and moment. */
export function useFormat() {
  const board = useBoard();
  const t = useT('ui');
  const { locale, currency, timeZone } = board;
  return {
    money: (amount: number) => money(amount, locale, currency),
    salary: (salary: Salary) => salaryText(salary, locale, currency, t),
    salaryAmount: (salary: Salary) => salaryAmount(salary, locale, currency, t),
    salaryPeriod: (salary: Salary) => salaryPeriod(salary, t),
    hours: (hours: Hours) => hoursText(hours, locale, t),
    distance: (kilometres: number) => distanceText(kilometres, locale, board.imperial),
    date: (iso: string) => dateText(iso, board),
    longDate: (iso: string) => longDate(iso, board),
    month: (iso: string) => monthText(iso, board),
    time: (iso: string) => timeText(iso, board),
    age: (iso: string) => ageText(iso, board.now, locale, timeZone, t),
    number: (number: number) => numberText(number, locale),
    /** 'a, b en c' */
    list: (words: readonly string[]) => listText(words, locale),
    /** '1.348 vacatures' */
    jobs: (count: number) => t('jobs', { count, number: numberText(count, locale) }),
    fileSize: (bytes: number) => fileSize(bytes, locale),
  };
}
