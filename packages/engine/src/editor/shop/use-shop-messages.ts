import { useContext } from 'react';
import { type Locale, localeOf } from '@boardwright/messages';
import type { Translate } from '../../i18n/translate.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { TranslatorContext } from '../../i18n/use-t.ts';
import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';
import { appliedValue } from '../model/setting-schema.ts';
import { companyMessages } from './companies/companies.messages.ts';
import { jobMessages } from './jobs/jobs.messages.ts';
import { orderMessages } from './orders/orders.messages.ts';
import { shopMessages } from './shop.messages.ts';

const translators = new Map<Locale, Translate>();

interface ShopMessages {
  readonly t: Translate;
  readonly locale: Locale;
  /** Cents to '€195.00'. */
  readonly euro: (cents: number) => string;
  /** A number as it is written here: '2.5' or '2,5'. */
  readonly number: (value: number) => string;
  /** A moment as a day, on the site's clock. */
  readonly day: (moment: string) => string;
}

/** The words of this workspace, in the editor's language. They come with it, so that opening the editor costs no more. */
export function useShopMessages(): ShopMessages {
  const { locale: chosen } = useContext(TranslatorContext);
  const locale = localeOf(chosen);
  const zone = useEdited(({ settings }) => appliedValue(settings, 'time_zone'));
  let t = translators.get(locale);
  if (!t) {
    t = createTranslator(locale, {
      shop: {
        ...shopMessages[locale],
        ...orderMessages[locale],
        ...companyMessages[locale],
        ...jobMessages[locale],
      },
    }).namespace('shop');
    translators.set(locale, t);
  }
  const timeZone = typeof zone === 'string' && zone !== '' ? zone : 'Europe/Amsterdam';
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return {
    t,
    locale,
    euro: (cents) => money.format(cents / 100),
    number: (value) => plain.format(value),
    day: (moment) => date.format(new Date(moment)),
  };
}
