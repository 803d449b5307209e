import type { FieldErrors } from '../../board/define-block.ts';
import { passwordLength } from '@boardwright/api-client/contract';
import {
  countryOf,
  emailProblem,
  isPhone,
  newPasswordProblems,
  secretOf,
  textOf,
} from '../../page/forms/field-rules.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { VisitorRole } from '../../features/people/auth-card/role-address.ts';
import type { RegisterSettings } from './register.load.ts';
import type { RegisterKey } from './register.messages.ts';

/** Longest texts, as the contract takes them. */
const lengths = {
  name: 200,
  given_name: 100,
  family_name: 100,
  email: 254,
  phone: 40,
  address_line_1: 200,
  postal_code: 20,
  city: 120,
} as const;
type TextName = keyof typeof lengths;

export const textNames = Object.keys(lengths) as readonly TextName[];
const personNames: readonly TextName[] = ['given_name', 'family_name', 'email'];
const addressNames = ['address_line_1', 'postal_code', 'city'] as const satisfies readonly TextName[];
const isAddress = (name: TextName): name is (typeof addressNames)[number] =>
  addressNames.some((part) => part === name);

/** The text fields a role's form has. */
export function fieldsOf(
  role: VisitorRole,
  hidden: RegisterSettings['hiddenEmployerFields'],
): readonly TextName[] {
  if (role === 'candidate') return personNames;
  return [
    'name',
    ...personNames,
    ...(hidden.includes('phone') ? [] : (['phone'] as const)),
    ...(hidden.includes('address') ? [] : addressNames),
  ];
}

/** What a registration form holds, but for its secrets: what a refused form is drawn with again. */
export function typedOf(form: FormData): Record<string, string | readonly string[]> {
  return {
    role: String(form.get('role') ?? ''),
    ...Object.fromEntries(textNames.map((name) => [name, textOf(form, name)])),
    country_code: countryOf(form, 'country_code'),
    phone_country: countryOf(form, 'phone_country'),
    newsletters: form.getAll('newsletters').filter((value) => typeof value === 'string'),
    ...(form.has('terms') && { terms: '1' }),
  };
}

/** What is wrong with a registration, by field (specification §5). The API judges once more. */
export function registrationProblems(
  form: FormData,
  role: VisitorRole,
  { hiddenEmployerFields }: Pick<RegisterSettings, 'hiddenEmployerFields'>,
  t: Translate<RegisterKey>,
): FieldErrors {
  const problems: Record<string, readonly string[]> = {};
  for (const name of fieldsOf(role, hiddenEmployerFields)) {
    const value = textOf(form, name);
    const problem = value.length > lengths[name] ? tooLong(name, t) : problemOf(name, value, form, t);
    if (problem) problems[name] = [problem];
  }
  if (!form.has('terms')) problems['terms'] = [t('form.termsRequired')];
  return { ...problems, ...newPasswordProblems(form, passwordLength.least, t('form.passwordRepeat'), t) };
}

function tooLong(name: TextName, t: Translate<RegisterKey>): string {
  return t('form.tooLong', { field: t(`form.${name}`), count: lengths[name] });
}

function problemOf(
  name: TextName,
  value: string,
  form: FormData,
  t: Translate<RegisterKey>,
): string | undefined {
  if (name === 'email') return emailProblem(value, t);
  if (value === '') return t(isAddress(name) ? 'form.required' : `form.${name}Required`);
  if (name === 'phone' && !isPhone(value, countryOf(form, 'phone_country'))) return t('form.phoneInvalid');
  return undefined;
}

/** The registration payload (specification §3). */
export function payloadOf(
  form: FormData,
  role: VisitorRole,
  { hiddenEmployerFields }: Pick<RegisterSettings, 'hiddenEmployerFields'>,
  board: { readonly boardId: number; readonly newsletters: readonly number[] },
) {
  const text = (name: TextName) => textOf(form, name);
  const chosen = form.getAll('newsletters').map(Number);
  const newsletters = board.newsletters.filter((id) => chosen.includes(id));
  const names = fieldsOf(role, hiddenEmployerFields);
  return {
    given_name: text('given_name'),
    family_name: text('family_name'),
    email: text('email'),
    password: secretOf(form, 'password'),
    password_confirmation: secretOf(form, 'password_confirmation'),
    newsletters,
    job_board_id: board.boardId,
    terms: form.has('terms'),
    ...(role === 'employer' && { name: text('name') }),
    ...(names.includes('city') && {
      addresses: [
        {
          address_line_1: text('address_line_1'),
          city: text('city'),
          country_code: countryOf(form, 'country_code'),
          postal_code: text('postal_code'),
          label: 'Primary Address',
        },
      ],
    }),
    ...(names.includes('phone') && {
      phones: [{ country_code: countryOf(form, 'phone_country'), phone: text('phone'), label: 'Primary' }],
    }),
  };
}
