import { passwordLength, type User } from '@boardwright/api-client/contract';
import type { PanelContext } from '../account-panel.ts';
import { contactsData, type ContactsData, contactsQuery } from '../contacts/contacts.ts';

/** What was just done, said once above its part. */
const savedParts = ['profile', 'password', 'address', 'phone'] as const;
export type SavedPart = (typeof savedParts)[number];

export interface EditProfileData extends ContactsData {
  readonly you: User;
  /** Languages of the site, each in its own name. */
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly newsletters: readonly { readonly id: number; readonly consent: string }[];
  /** Fewest characters of a password. */
  readonly least: number;
  readonly saved: SavedPart | undefined;
}

/** The profile with its addresses and phone numbers. */
export async function loadEditProfile(context: PanelContext): Promise<EditProfileData> {
  const { api, board, configuration, query, role, signal, you } = context;
  const asked = { as: role, signal, query: contactsQuery };
  const [addresses, phones] = await Promise.all([
    api.account.findAddresses(asked),
    api.account.findPhones(asked),
  ]);
  return {
    you,
    ...contactsData(context, addresses.data, phones.data),
    languages: board.locales.map((value) => ({ value, label: ownName(value) })),
    newsletters: configuration.newsletters,
    least: passwordLength.least,
    saved: savedParts.find((part) => part === query.get('saved')),
  };
}

function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
