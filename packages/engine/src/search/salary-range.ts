const mostPerYear = 999_999_999;

/**
 * Reads an amount a person typed: '€ 3.000', '3000,50', '3 000'. Cents are dropped.
 * @returns undefined when it holds no amount
 */
export function monthlyAmount(text: string): number | undefined {
  const digits = text.replace(/[.,]\d{1,2}\s*$/, '').replaceAll(/[^\d]/g, '');
  const amount = digits.length > 0 && digits.length <= 8 && !/[a-z-]/i.test(text) ? Number(digits) : 0;
  return amount > 0 && amount * 12 <= mostPerYear ? amount : undefined;
}

/** Two ends of a range, the wrong way round put right: who types 4.000 to 3.000 means the same. */
export function yearlyRange(
  min: number | undefined,
  max: number | undefined,
): { salary_min?: number; salary_max?: number } {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  return { ...(low !== undefined && { salary_min: low }), ...(high !== undefined && { salary_max: high }) };
}
