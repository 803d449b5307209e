import type { passwordChange, SettingsOf } from '@boardwright/blocks-schema';
import { passwordLength } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';

export type PasswordChangeSettings = SettingsOf<typeof passwordChange>;

export interface PasswordChangeData {
  /** How one comes here: by the mailed link, logged in, or neither. */
  readonly by: 'link' | 'login' | 'nothing';
  /** Of the mailed link; it stays in the form, so that a refused try needs no second mail. */
  readonly token: string;
  /** Fewest characters of a password. */
  readonly least: number;
  readonly changed: boolean;
}

/** Which form it is. Who comes with a link has forgotten the current password, logged in or not. */
export async function loadPasswordChange(
  _settings: PasswordChangeSettings,
  { board, query }: BlockContext,
): Promise<PasswordChangeData> {
  const token = query.get('token') ?? '';
  return {
    by: token ? 'link' : board.visitor === 'guest' ? 'nothing' : 'login',
    token,
    least: passwordLength.least,
    changed: query.get('changed') === '1',
  };
}
