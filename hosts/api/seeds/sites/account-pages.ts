import type { DemoPage } from '../../src/seeding/demo-site.ts';
import { everywhere, framed, type PerLocale } from './site-parts.ts';

const labels = {
  'p-login': { nl: 'Inloggen', en: 'Log in', ro: 'Autentificare' },
  'p-register': { nl: 'Registreren', en: 'Register', ro: 'Înregistrare' },
  'p-password-forgot': { nl: 'Wachtwoord vergeten', en: 'Forgot password', ro: 'Parolă uitată' },
  'p-password-change': { nl: 'Wachtwoord wijzigen', en: 'Change password', ro: 'Schimbă parola' },
  'p-account': { nl: 'Mijn account', en: 'My account', ro: 'Contul meu' },
} as const satisfies Readonly<Record<string, PerLocale<string>>>;

type AccountPage = keyof typeof labels;
const blockOf = {
  'p-login': 'login',
  'p-register': 'register',
  'p-password-forgot': 'password-forgot',
  'p-password-change': 'password-change',
  'p-account': 'account',
} as const satisfies Readonly<Record<AccountPage, string>>;

/**
 * The pages where people log in, register and look after their account.
 * @param art the picture behind the forms
 */
export function accountPages(locales: readonly string[], art: string): readonly DemoPage[] {
  return (Object.keys(labels) as AccountPage[]).map((key) => ({
    key,
    path: {},
    settings: Object.fromEntries(
      Object.entries(labels[key])
        .filter(([locale]) => locales.includes(locale))
        .map(([locale, text]) => [locale, { page_label: text, page_title: text }]),
    ),
    blocks: framed(
      everywhere(blockOf[key], locales, key === 'p-account' ? {} : { backgroundImage: { src: art } }),
    ),
  }));
}
