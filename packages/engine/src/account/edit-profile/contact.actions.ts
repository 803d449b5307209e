import type { ActionContext, ActionResult, BlockAction } from '../../define-block.ts';
import { countryOf, isPhone, textOf } from '../../forms/field-rules.ts';
import { refusalOf } from '../../forms/refusal.ts';
import type { AccountSettings } from '../account-panel.ts';
import { partField } from '../account-panel.ts';
import { roleOfVisitor, savedResult } from './profile.actions.ts';

type Context = ActionContext<AccountSettings>;
type Values = Readonly<Record<string, string>>;

/** The row a form is about; undefined for a new one. */
function rowOf(form: FormData): number | undefined {
  const id = Number(textOf(form, 'id'));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Runs a change of one row and says how it went; `part` tells which of the forms it was. */
async function change(
  form: FormData,
  context: Context,
  kind: 'address' | 'phone',
  {
    typed = {},
    fields = {},
    call,
  }: {
    readonly typed?: Values;
    readonly fields?: Readonly<Record<string, readonly string[]>>;
    readonly call: (role: NonNullable<ReturnType<typeof roleOfVisitor>>) => Promise<unknown>;
  },
): Promise<ActionResult> {
  const values = { ...typed, [partField]: textOf(form, partField) };
  const role = roleOfVisitor(context);
  if (!role) return { ok: false, message: context.t('loggedOut'), values };
  if (Object.keys(fields).length > 0) return { ok: false, fields, values };
  try {
    await call(role);
  } catch (error) {
    return refusalOf(error, values, Object.keys(typed), context.t);
  }
  return savedResult(context, kind);
}

/** Which flag a button sets; one address is primary and at most one financial (specification §3). */
function flagOf(form: FormData): 'primary' | 'financial' | 'delivery' {
  const flag = form.get('flag');
  return flag === 'financial' || flag === 'delivery' ? flag : 'primary';
}

const action = (run: BlockAction<AccountSettings>['run']): BlockAction<AccountSettings> => ({
  method: 'POST',
  run,
});

const saveAddress = action((form, context) => {
  const { api, signal, t } = context;
  const typed = {
    label: textOf(form, 'label').slice(0, 100),
    address_line_1: textOf(form, 'address_line_1').slice(0, 200),
    postal_code: textOf(form, 'postal_code').slice(0, 20),
    city: textOf(form, 'city').slice(0, 120),
    country_code: countryOf(form, 'country_code'),
  };
  const missing = (['address_line_1', 'postal_code', 'city'] as const).filter((name) => typed[name] === '');
  const id = rowOf(form);
  return change(form, context, 'address', {
    typed,
    fields: Object.fromEntries(missing.map((name) => [name, [t('form.required')]])),
    call: (role) =>
      id === undefined
        ? api.account.addAddress({ body: typed, as: role, signal })
        : api.account.updateAddress({ params: { id }, body: typed, as: role, signal }),
  });
});

const flagAddress = action((form, context) => {
  const { api, signal } = context;
  const id = rowOf(form) ?? 0;
  const body = { [flagOf(form)]: true };
  return change(form, context, 'address', {
    call: (role) => api.account.updateAddress({ params: { id }, body, as: role, signal }),
  });
});

const deleteAddress = action((form, context) => {
  const { api, signal } = context;
  const id = rowOf(form) ?? 0;
  return change(form, context, 'address', {
    call: (role) => api.account.deleteAddress({ params: { id }, as: role, signal }),
  });
});

const savePhone = action((form, context) => {
  const { api, signal, t } = context;
  const phone = textOf(form, 'phone').slice(0, 40);
  const country_code = countryOf(form, 'phone_country');
  const label = textOf(form, 'label').slice(0, 100);
  const problem =
    phone === ''
      ? t('form.phoneRequired')
      : isPhone(phone, country_code)
        ? undefined
        : t('form.phoneInvalid');
  const id = rowOf(form);
  const body = { phone, country_code, label };
  return change(form, context, 'phone', {
    typed: { phone, phone_country: country_code, label },
    fields: problem ? { phone: [problem] } : {},
    call: (role) =>
      id === undefined
        ? api.account.addPhone({ body, as: role, signal })
        : api.account.updatePhone({ params: { id }, body, as: role, signal }),
  });
});

const flagPhone = action((form, context) => {
  const { api, signal } = context;
  const id = rowOf(form) ?? 0;
  return change(form, context, 'phone', {
    call: (role) =>
      api.account.updatePhone({ params: { id }, body: { [flagOf(form)]: true }, as: role, signal }),
  });
});

const deletePhone = action((form, context) => {
  const { api, signal } = context;
  const id = rowOf(form) ?? 0;
  return change(form, context, 'phone', {
    call: (role) => api.account.deletePhone({ params: { id }, as: role, signal }),
  });
});

export const contactActions = { saveAddress, flagAddress, deleteAddress, savePhone, flagPhone, deletePhone };
