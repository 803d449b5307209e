import { defineSentences, type EveryLocale, inLocale } from '@boardwright/messages';
import type { AdminRole } from './admin-rights.ts';

/** What admins are called by their role: in the editor, in mails and where a call is refused. */
const names: Readonly<Record<AdminRole, EveryLocale<string>>> = defineSentences({
  owner: { en: 'Owner', nl: 'Eigenaar', ro: 'Proprietar' },
  editor: { en: 'Editor', nl: 'Redacteur', ro: 'Redactor' },
  content: { en: 'Content', nl: 'Inhoud', ro: 'Conținut' },
  sales: { en: 'Sales', nl: 'Verkoop', ro: 'Vânzări' },
  support: { en: 'Support', nl: 'Ondersteuning', ro: 'Asistență' },
  read_only: { en: 'Read-only', nl: 'Alleen lezen', ro: 'Doar citire' },
});

/** What a role is called in a language; unknown languages read English. */
export function adminRoleName(role: AdminRole, locale: string): string {
  return inLocale(names[role], locale);
}

/** Several roles in words: 'Owner, Sales or Support'. */
export function adminRoleNames(roles: readonly AdminRole[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    roles.map((role) => adminRoleName(role, locale)),
  );
}
