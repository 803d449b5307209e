import type { Client } from '@boardwright/api-client';
import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import type { SessionRole } from '../../../board/session-role.ts';
import { countryOf, isPhone, textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import {
  type AccountSettings,
  type AccountTab,
  partField,
  tabAddress,
} from '../../../page/account/account-panel.ts';
import type { CompanyContactKey } from './contact.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, CompanyContactKey>;
type Values = Readonly<Record<string, string>>;

/** The row a form is about; undefined for a new one. */
function rowOf(form: FormData): number | undefined {
  const id = Number(textOf(form, 'id'));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

type AddressBody = BodyOf<Contract['account']['addAddress']>;
type PhoneBody = BodyOf<Contract['account']['addPhone']>;

/** The calls that change the rows of one owner: a person, or their company. */
export interface ContactCalls {
  readonly tab: AccountTab;
  readonly addAddress: (call: Call, body: AddressBody) => Promise<unknown>;
  readonly updateAddress: (call: Call, id: number, body: Partial<AddressBody>) => Promise<unknown>;
  readonly deleteAddress: (call: Call, id: number) => Promise<unknown>;
  readonly addPhone: (call: Call, body: PhoneBody) => Promise<unknown>;
  readonly updatePhone: (call: Call, id: number, body: Partial<PhoneBody>) => Promise<unknown>;
  readonly deletePhone: (call: Call, id: number) => Promise<unknown>;
}

/** What a call is made with. */
interface Call {
  readonly api: Client;
  readonly asked: { readonly as: SessionRole; readonly signal: AbortSignal };
}

interface Change {
  readonly typed?: Values;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly make: (call: Call) => Promise<unknown>;
}

/** Runs a change of one row and says how it went; `part` tells which of the forms it was. */
async function change(
  form: FormData,
  context: Context,
  tab: AccountTab,
  kind: 'address' | 'phone',
  { typed = {}, fields = {}, make }: Change,
): Promise<ActionResult> {
  const { api, board, signal, t } = context;
  const values = { ...typed, [partField]: textOf(form, partField) };
  const role = board.visitor;
  if (role === 'guest') return loggedOutRefusal(values, t);
  if (Object.keys(fields).length > 0) return { ok: false, fields, values };
  try {
    await make({ api, asked: { as: role, signal } });
  } catch (error) {
    return refusalOf(error, values, Object.keys(typed), t);
  }
  return { ok: true, redirect: `${tabAddress(board, tab, { saved: kind })}#account-${kind}` };
}

/** Which flag a button sets; one address is primary and at most one financial (specification §3). */
function flagOf(form: FormData): 'primary' | 'financial' | 'delivery' {
  const flag = form.get('flag');
  return flag === 'financial' || flag === 'delivery' ? flag : 'primary';
}

/** A change of a row, as a form asks for it. */
type Read = (form: FormData, t: Context['t']) => Change;

function readAddress({ addAddress, updateAddress }: ContactCalls): Read {
  return (form, t) => {
    const typed = {
      label: textOf(form, 'label').slice(0, 100),
      address_line_1: textOf(form, 'address_line_1').slice(0, 200),
      postal_code: textOf(form, 'postal_code').slice(0, 20),
      city: textOf(form, 'city').slice(0, 120),
      country_code: countryOf(form, 'country_code'),
    };
    const missing = (['address_line_1', 'postal_code', 'city'] as const).filter((name) => typed[name] === '');
    const id = rowOf(form);
    return {
      typed,
      fields: Object.fromEntries(missing.map((name) => [name, [t('form.required')]])),
      make: (call) => (id === undefined ? addAddress(call, typed) : updateAddress(call, id, typed)),
    };
  };
}

function readPhone({ addPhone, updatePhone }: ContactCalls): Read {
  return (form, t) => {
    const phone = textOf(form, 'phone').slice(0, 40);
    const country_code = countryOf(form, 'phone_country');
    const label = textOf(form, 'label').slice(0, 100);
    const isWrong = phone !== '' && !isPhone(phone, country_code);
    const problem = phone === '' ? t('form.phoneRequired') : isWrong ? t('form.phoneInvalid') : undefined;
    const id = rowOf(form);
    const body = { phone, country_code, label };
    return {
      typed: { phone, phone_country: country_code, label },
      ...(problem && { fields: { phone: [problem] } }),
      make: (call) => (id === undefined ? addPhone(call, body) : updatePhone(call, id, body)),
    };
  };
}

/** The forms of addresses and phone numbers, as actions of a panel. */
export function contactActions(calls: ContactCalls) {
  const action = (
    kind: 'address' | 'phone',
    read: Read,
  ): BlockAction<AccountSettings, CompanyContactKey> => ({
    method: 'POST',
    run: (form, context) => change(form, context, calls.tab, kind, read(form, context.t)),
  });
  const row =
    (make: (call: Call, id: number, form: FormData) => Promise<unknown>): Read =>
    (form) => ({
      make: (call) => make(call, rowOf(form) ?? 0, form),
    });
  return {
    saveAddress: action('address', readAddress(calls)),
    flagAddress: action(
      'address',
      row((call, id, form) => calls.updateAddress(call, id, { [flagOf(form)]: true })),
    ),
    deleteAddress: action(
      'address',
      row((call, id) => calls.deleteAddress(call, id)),
    ),
    savePhone: action('phone', readPhone(calls)),
    flagPhone: action(
      'phone',
      row((call, id, form) => calls.updatePhone(call, id, { [flagOf(form)]: true })),
    ),
    deletePhone: action(
      'phone',
      row((call, id) => calls.deletePhone(call, id)),
    ),
  };
}
