/** '212 kB', '4,8 MB': thousands, as file managers count, with a no-break space. */
export function fileSize(bytes: number, locale: string): string {
  const mega = bytes >= 999_500;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: mega ? 1 : 0,
  })
    .format(mega ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
    .replace(' ', '\u00a0');
}
