import { passwordLength } from '@boardwright/api-client/contract';
import { accountMessages } from './account.messages.ts';
import { isCommonPassword } from './common-passwords.ts';

interface ChosenPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/**
 * What is wrong with a chosen password, by field (§5); nothing where it may be used.
 * @param repeat the sentence for two that differ: a registration's and a change's are not the same
 * @param own what a guesser knows of the person
 */
export function passwordProblems(
  { password, password_confirmation }: ChosenPassword,
  locale: string,
  { repeat, own }: { repeat: 'passwordRepeat' | 'passwordsDiffer'; own: readonly string[] },
): Record<string, readonly string[]> {
  const t = accountMessages(locale);
  const { least, most } = passwordLength;
  // As a person counts them, not as UTF-16 does.
  const length = [...password].length;
  if (password === '') return { password: [t('passwordRequired')] };
  if (length < least) return { password: [t('passwordShort', { number: least })] };
  if (length > most) return { password: [t('passwordLong', { number: most })] };
  if (isCommonPassword(password, own)) return { password: [t('passwordCommon')] };
  return password === password_confirmation ? {} : { password_confirmation: [t(repeat)] };
}
