/** '1.348': a number as the language groups it. */
export function numberText(number: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(number);
}
