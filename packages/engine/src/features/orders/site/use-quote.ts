import type { Quote } from '@boardwright/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import type { ActionResult } from '../../../board/define-block.ts';
import { lookUp } from '../../../page/forms/look-up.ts';

/** Milliseconds without typing after which the amounts follow. */
const quiet = 250;
/** Fields that decide about VAT. */
const deciding = ['country_code', 'vat_number'] as const;

/** Where a look-up of a block goes. */
type LookUpAddress = Parameters<typeof lookUp>[0];

/** What the page comes back with after a post without scripts: the amounts that its country and VAT number make. */
export function offeredQuote(result: ActionResult | undefined): Partial<Quote> {
  const offered = result && !result.ok ? result.values?.['offered_quote'] : undefined;
  return typeof offered === 'string' ? (JSON.parse(offered) as Partial<Quote>) : {};
}

/**
 * What an order costs while its form is filled in: with scripts the amounts follow country and VAT number; without, the
 * page that comes after the post has them.
 * @param loaded what the page was drawn with
 */
export function useQuote(loaded: Quote, productId: number, address: LookUpAddress) {
  const [live, setLive] = useState<Quote | undefined>(undefined);
  const timer = useRef<number>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );
  async function ask(form: HTMLFormElement): Promise<void> {
    asking.current?.abort();
    asking.current = new AbortController();
    const data = new FormData(form);
    const typed = deciding.filter((name) => data.has(name)).map((name) => [name, String(data.get(name))]);
    try {
      const values = { product_id: String(productId), ...Object.fromEntries(typed) };
      const [quote] = await lookUp<Quote>(address, values, asking.current.signal);
      if (quote) setLive(quote);
    } catch {
      // Policy: the order itself reckons anew, and asks before it charges another total than was shown.
    }
  }
  return {
    quote: live ?? loaded,
    isLive: live !== undefined,
    /** To be called with every input of the form. */
    onInput({ target, currentTarget: form }: { target: EventTarget; currentTarget: HTMLFormElement }): void {
      if (!deciding.some((name) => name === (target as HTMLInputElement).name)) return;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void ask(form), quiet);
    },
  };
}
export type DisplayedQuote = ReturnType<typeof useQuote>;
