import {
  type AccountSession,
  type Passkey,
  passwordLength,
  type User,
} from '@boardwright/api-client/contract';
import { apiFailure } from '../../../page/api-failure.ts';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { contactsData, type ContactsData, contactsQuery } from '../contacts/contacts.ts';

/** What was just done, said once above its part. */
const savedParts = ['profile', 'password', 'address', 'phone', 'sessions', 'passkeys'] as const;
export type SavedPart = (typeof savedParts)[number];

export interface EditProfileData extends ContactsData {
  readonly you: User;
  /** Languages of the site, each in its own name. */
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly newsletters: readonly { readonly id: number; readonly consent: string }[];
  /** Fewest characters of a password. */
  readonly least: number;
  readonly saved: SavedPart | undefined;
  /** Where one is logged in, this session first; undefined where that could not be had. */
  readonly sessions: readonly AccountSession[] | undefined;
  /** What one logs in by without a password; undefined where that could not be had. */
  readonly passkeys: readonly Passkey[] | undefined;
  /** Those beyond the ones that are listed. */
  readonly moreSessions: number;
}

/** Sessions that are listed one by one; all of them can be ended at once. */
const listedSessions = 10;

/** The profile with its addresses and phone numbers. */
export async function loadEditProfile(context: PanelContext): Promise<EditProfileData> {
  const { api, board, configuration, query, role, signal, you } = context;
  const asked = { as: role, signal, query: contactsQuery };
  const [addresses, phones, sessions, passkeys] = await Promise.all([
    api.account.findAddresses(asked),
    api.account.findPhones(asked),
    unlessAway(async () => (await api.account.findSessions({ as: role, signal })).data),
    unlessAway(async () => (await api.account.findPasskeys({ as: role, signal })).data),
  ]);
  return {
    you,
    ...contactsData(context, addresses.data, phones.data),
    languages: board.locales.map((value) => ({ value, label: ownName(value) })),
    newsletters: configuration.newsletters,
    least: passwordLength.least,
    saved: savedParts.find((part) => part === query.get('saved')),
    sessions: sessions?.slice(0, listedSessions),
    passkeys,
    moreSessions: Math.max((sessions?.length ?? 0) - listedSessions, 0),
  };
}

/** Policy: the profile is there without what could not be had, and says so. Who is logged out goes to the login, as everywhere. */
async function unlessAway<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    const failure = apiFailure(error);
    if (!failure || failure.status === 401) throw error;
    return undefined;
  }
}

function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
