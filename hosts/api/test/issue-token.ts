import { type SecondStep } from '@boardwright/api-client/contract';
import { eq } from '../src/platform/database/drizzle.ts';
import { users } from '../src/platform/database/schema.ts';
import { startSession } from '../src/platform/http/sessions.ts';
import { createTokens, type TokenClaims } from '../src/platform/http/tokens.ts';
import type { TestApi } from './test-api.ts';

/** What the tests' APIs sign tokens with. */
export const testSecret = new TextEncoder().encode('a secret of the tests and of nobody else');

export type Claims = Omit<TokenClaims, 'session' | 'expiresAt'>;

/**
 * Opens a session and gives its token, without a password.
 * @param secret another than the API's, for a token that is none of its own
 * @param secondStep of an admin who gave no more than the password
 */
export async function issueToken(
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  claims: Claims,
  secret = testSecret,
  secondStep: SecondStep | null = null,
): Promise<string> {
  const { subject } = claims;
  const isUuid = /^[0-9a-f-]{36}$/.test(subject ?? '');
  const [user] = isUuid
    ? await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.uuid, subject ?? ''))
    : [];
  const session = { ...claims, userId: user?.id ?? null, userAgent: undefined, secondStep };
  return (await startSession({ db, clock, tokens: createTokens(secret, clock) }, session)).token;
}
