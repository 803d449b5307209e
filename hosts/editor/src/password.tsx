import { ApiError } from '@boardwright/api-client';
import { PasswordPage, type PasswordEffects } from '@boardwright/editor';
import { refusalOf } from './account.ts';
import { client } from './engine.ts';
import { version } from './env.ts';

/** Whether an address is that of a forgotten password. */
export function isPassword({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname === '/admin/password';
}

const as = 'admin';
const token = new URL(location.href).searchParams.get('token') ?? '';

const effects: PasswordEffects = {
  hasLink: token !== '',
  async ask(email) {
    try {
      await client.account.forgotPassword({ body: { email }, as });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  },
  async choose(chosen) {
    try {
      await client.account.resetPassword({ body: { ...chosen, token }, as });
      return undefined;
    } catch (error) {
      return error instanceof ApiError && error.status === 410 ? 'expired' : refusalOf(error);
    }
  },
  // The token is used up: no way back leads to it.
  goOn: () => location.replace('/admin'),
};

/** The page of an admin who forgot the password, and of the link that is mailed. */
export function Password() {
  return <PasswordPage version={version} effects={effects} />;
}
