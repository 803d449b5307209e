import { useContext } from 'react';
import { type Locale, localeOf, type MessageKey } from '@boardwright/messages';
import type { Translate } from '@boardwright/ui/translate';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { createTranslator } from '@boardwright/ui/translator';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { appliedValue } from '../model/setting-schema.ts';
import { listMessages } from '../lists/lists.messages.ts';
import { useDay } from '../lists/use-day.ts';
import { companyMessages } from './companies/companies.messages.ts';
import { orderMessages } from './orders/orders.messages.ts';
import { quoteMessages } from './quotes/quotes.messages.ts';
import { shopMessages } from './shop.messages.ts';

const translators = new Map<Locale, Translate>();

type DeclaredKey =
  | MessageKey<typeof listMessages>
  | MessageKey<typeof shopMessages>
  | MessageKey<typeof orderMessages>
  | MessageKey<typeof quoteMessages>
  | MessageKey<typeof companyMessages>;
/** Which currency it is, they know. */
type WithCurrency<Key extends string> = Key extends `${infer Before}{{currency}}${infer After}`
  ? `${Before}${After}`
  : Key;
/** The messages of this workspace. */
export type ShopKey = WithCurrency<DeclaredKey>;

interface ShopMessages {
  readonly t: Translate<ShopKey>;
  readonly locale: Locale;
  /** Cents to '€195.00'. @param of another currency than these messages speak of */
  readonly money: (cents: number, of?: string) => string;
  /** A number as it is written here: '2.5' or '2,5'. */
  readonly number: (value: number) => string;
  /** A moment as a day, on the site's clock. */
  readonly day: (moment: string) => string;
}

/** A currency in the name of a field. */
const nameOf = (currency: string): string => (currency === 'EUR' ? 'euro' : currency);

/**
 * The words of this workspace, in the editor's language. They come with it, so that opening the editor costs no more.
 * @param wanted the currency they speak of; the site's where none is named
 */
export function useShopMessages(wanted?: string): ShopMessages {
  const { locale: chosen } = useContext(TranslatorContext);
  const locale = localeOf(chosen);
  const usual = useEdited(({ settings }) => appliedValue(settings, 'app_currency'));
  const currency = wanted ?? (typeof usual === 'string' && usual !== '' ? usual : 'EUR');
  let translate = translators.get(locale);
  if (!translate) {
    translate = createTranslator(locale, {
      shop: {
        ...listMessages[locale],
        ...shopMessages[locale],
        ...orderMessages[locale],
        ...quoteMessages[locale],
        ...companyMessages[locale],
      },
    }).namespace('shop');
    translators.set(locale, translate);
  }
  const look = translate;
  const t: Translate = (key, values) => look(key, { currency: nameOf(currency), ...values });
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    t,
    locale,
    money: (cents, of = currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: of }).format(cents / 100),
    number: (value) => plain.format(value),
    day: useDay(),
  };
}
