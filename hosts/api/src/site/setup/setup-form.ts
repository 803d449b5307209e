import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { hostName } from '../../platform/http/tenants.ts';
import { hostMessage, readHost } from '../hosts/host.messages.ts';
import { storedEmail } from '../../people/account/member.ts';
import { passwordProblems } from '../../people/account/password-rules.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import { builderMessage } from '../builder/builder.messages.ts';

type SetupBody = BodyOf<Contract['setup']['completeSetup']>;

/** What an owner sets up, checked. */
export interface AcceptedSetup {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly siteName: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** The board's own first, then the one through which its owner came. */
  readonly hosts: readonly string[];
  /** Scheme, host and port of the board's own host. */
  readonly address: string;
  /** Of who sets it up. */
  readonly locale: Locale;
}

const trimmed = (text: string): string => normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();

/** @throws HttpError `validation` with a sentence for each field */
export function readSetupForm(body: SetupBody, locale: Locale): AcceptedSetup {
  const t = applicationMessages(locale);
  const email = storedEmail(body.email);
  const [givenName, familyName] = [trimmed(body.given_name), trimmed(body.family_name)];
  const siteName = trimmed(body.site_name);
  const host = readHost(body.host);
  const origin = URL.parse(body.origin ?? '');
  const came = origin && hostName(origin.hostname);
  const own = [email, givenName, familyName, siteName];
  const { password } = body;
  const languages = [...new Set(body.languages)];
  const fields = {
    ...(givenName === '' && { given_name: [t('givenNameRequired')] }),
    ...(familyName === '' && { family_name: [t('familyNameRequired')] }),
    ...(!isEmail(email) && { email: [t(email === '' ? 'emailRequired' : 'emailInvalid')] }),
    ...passwordProblems({ password, password_confirmation: password }, locale, {
      repeat: 'passwordsDiffer',
      own,
    }),
    ...(siteName === '' && { site_name: [builderMessage(locale, 'siteNameRequired')] }),
    ...(languages.length === 0
      ? { languages: [hostMessage(locale, 'languageRequired')] }
      : !languages.includes(body.default_language) && {
          default_language: [builderMessage(locale, 'languageMissing')],
        }),
    ...(host === undefined && {
      host: [hostMessage(locale, body.host.trim() === '' ? 'hostRequired' : 'hostInvalid')],
    }),
  };
  if (Object.keys(fields).length > 0 || host === undefined) throw new HttpError('validation', { fields });
  return {
    email,
    givenName,
    familyName,
    siteName,
    languages,
    defaultLanguage: body.default_language,
    hosts: [...new Set([host, ...(came ? [came] : [])])],
    address: origin && came === host ? origin.origin : `https://${host}`,
    locale,
  };
}
