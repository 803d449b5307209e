/** `3.389,50`, `3389.5` and `€ 3 389` are amounts. @returns undefined for what is none */
export function amountOf(typed: string): number | null | undefined {
  const plain = typed.replaceAll(/[\s\u00a0€]/g, '').replace(/,-+$/, '');
  if (plain === '') return null;
  const whole = plain.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(whole) ? Number(whole) : undefined;
}
