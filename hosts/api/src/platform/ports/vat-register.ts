import { request } from 'undici';

/** What the register of VAT numbers of the European Union says of one. */
export interface VatAnswer {
  /** `unknown`: it could not be asked now; that says nothing about the number. */
  readonly result: 'valid' | 'invalid' | 'unknown';
  /** As the register has it; null where it does not say. */
  readonly name: string | null;
  readonly address: string | null;
}

/** Asks whether a VAT number is given out, as 'NL123456789B01'. Never rejects. */
export type VatRegister = (vatNumber: string) => Promise<VatAnswer>;

const nothing: VatAnswer = { result: 'unknown', name: null, address: null };

/** What a register writes where it gives nothing away. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && /[^-\s]/.test(value) ? value.trim().slice(0, 500) : null;

function answerOf(body: unknown): VatAnswer {
  if (typeof body !== 'object' || body === null || !('valid' in body)) return nothing;
  const { valid, name, address } = body as { valid: unknown; name?: unknown; address?: unknown };
  if (typeof valid !== 'boolean') return nothing;
  return { result: valid ? 'valid' : 'invalid', name: textOf(name), address: textOf(address) };
}

/**
 * VIES, the register of the European Commission, by its REST API. Members of the Union answer behind it, each in its own
 * time and not always: what it does not answer within some seconds is `unknown`.
 * @param address of the API, without a slash at its end
 */
export function viesRegister(
  address = 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  patience = 6000,
): VatRegister {
  return async (vatNumber) => {
    try {
      const { statusCode, body } = await request(`${address}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) }),
        signal: AbortSignal.timeout(patience),
      });
      const text = await body.text();
      return statusCode === 200 ? answerOf(JSON.parse(text)) : nothing;
    } catch {
      // Policy: whoever asked reads that it could not be checked, and when.
      return nothing;
    }
  };
}
