import type { PublicQuote } from '@boardwright/api-client/contract';
import { type PhoneCountry, phoneCountries } from '@boardwright/ui/phone-countries';
import type { BlockContext } from '../../../board/define-block.ts';

/** Where the company of a quote may be; none where its address is known. */
export const countriesFor = (
  { needs_address: isAsked }: Pick<PublicQuote, 'needs_address'>,
  { locale }: Pick<BlockContext['board'], 'locale'>,
  siteSettings: BlockContext['siteSettings'],
): readonly PhoneCountry[] => (isAsked ? phoneCountries(locale, siteSettings.search_countries) : []);
