import type { passwordForgot, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { roleChoice, type RoleChoice } from '../../features/people/auth-card/visitor-roles.ts';

export type PasswordForgotSettings = SettingsOf<typeof passwordForgot>;

export interface PasswordForgotData extends RoleChoice {
  /** The mail is on its way, if there is an account: the page says the same for every address. */
  readonly sent: boolean;
}

/** Whose password it is, by the address and the site's settings. */
export async function loadPasswordForgot(
  _settings: PasswordForgotSettings,
  context: BlockContext,
): Promise<PasswordForgotData> {
  return { ...roleChoice(context), sent: context.query.get('sent') === '1' };
}
