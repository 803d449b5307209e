import { type AccountSession, passwordLength, type User } from '@boardwright/api-client/contract';
import { apiFailure } from '../../../page/api-failure.ts';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { contactsData, type ContactsData, contactsQuery } from '../contacts/contacts.ts';

/** What was just done, said once above its part. */
const savedParts = ['profile', 'password', 'address', 'phone', 'sessions'] as const;
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
  /** Those beyond the ones that are listed. */
  readonly moreSessions: number;
}

/** Sessions that are listed one by one; all of them can be ended at once. */
const listedSessions = 10;

/** The profile with its addresses and phone numbers. */
export async function loadEditProfile(context: PanelContext): Promise<EditProfileData> {
  const { api, board, configuration, query, role, signal, you } = context;
  const asked = { as: role, signal, query: contactsQuery };
  const [addresses, phones, sessions] = await Promise.all([
    api.account.findAddresses(asked),
    api.account.findPhones(asked),
    findSessions(context),
  ]);
  return {
    you,
    ...contactsData(context, addresses.data, phones.data),
    languages: board.locales.map((value) => ({ value, label: ownName(value) })),
    newsletters: configuration.newsletters,
    least: passwordLength.least,
    saved: savedParts.find((part) => part === query.get('saved')),
    sessions: sessions?.slice(0, listedSessions),
    moreSessions: Math.max((sessions?.length ?? 0) - listedSessions, 0),
  };
}

async function findSessions({
  api,
  role,
  signal,
}: PanelContext): Promise<readonly AccountSession[] | undefined> {
  try {
    return (await api.account.findSessions({ as: role, signal })).data;
  } catch (error) {
    // Policy: the profile is shown without them, and says so. Who is logged out goes to the login, as everywhere.
    const failure = apiFailure(error);
    if (!failure || failure.status === 401) throw error;
    return undefined;
  }
}

function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
