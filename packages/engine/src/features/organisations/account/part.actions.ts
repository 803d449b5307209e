import type { OrganisationInfoType, MyOrganisation } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { markupToHtml } from '../../../page/forms/text-markup.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { partField } from '../../../page/account/account-panel.ts';
import { idOf, ofEmployer, type OrganisationContext, revisionOf } from './organisation-action.ts';
import { type OrganisationNotice, organisationDoneAddress, partTypes } from './organisations-address.ts';
import { uploadPicture } from './picture.actions.ts';

type Part = Pick<MyOrganisation['organisation_info'][number], 'type' | 'value'>;
type Change = (parts: readonly Part[]) => readonly Part[];

/** Place of the part that a form is about; undefined for a new one. */
function placeOf(form: FormData): number | undefined {
  const text = textOf(form, 'at');
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

/** Changes the list of parts of an organisation as it was when the form was drawn. */
async function changeParts(
  form: FormData,
  { api, board, signal, t }: OrganisationContext,
  values: Readonly<Record<string, string>>,
  done: OrganisationNotice,
  change: Change,
): Promise<ActionResult> {
  const id = idOf(form) ?? 0;
  try {
    const { data } = await api.organisations.readMyOrganisation({ params: { id }, signal });
    const parts = change(data.organisation_info).map(({ type, value }) => ({ type, value }));
    await api.organisations.saveOrganisation({
      params: { id },
      body: { organisation_info: parts, ...revisionOf(form) },
      signal,
    });
  } catch (error) {
    const failure = apiFailure(error);
    // The API names a part by its place; here there is only the one.
    const [sentences] = Object.values(failure?.fields ?? {});
    if (failure?.code === 'validation' && sentences)
      return { ok: false, fields: { value: sentences }, values };
    return refusalOf(error, values, [], t);
  }
  return { ok: true, redirect: organisationDoneAddress(board, done, id) };
}

/** What was typed of a part: a text for each language, or one line. */
function valueOf(form: FormData, type: OrganisationInfoType): Part['value'] {
  if (type !== 'text' && type !== 'benefit') return textOf(form, 'value').slice(0, 1000);
  const texts = [...form.keys()].flatMap((key) => {
    const language = /^value_([a-z]{2})$/.exec(key)?.[1];
    const typed = textOf(form, key).slice(0, 20_000);
    return language === undefined || typed === ''
      ? []
      : [[language, type === 'text' ? markupToHtml(typed) : typed] as const];
  });
  return Object.fromEntries(texts);
}

const savePart = ofEmployer(async (form, context) => {
  const type = partTypes.find((one) => one === textOf(form, 'type')) ?? 'text';
  const at = placeOf(form);
  const typed = [...form.keys()].filter((key) => key.startsWith('value'));
  const values = Object.fromEntries(typed.map((key) => [key, textOf(form, key).slice(0, 20_000)]));
  const value = type === 'image' ? await uploadPicture(form, context, values) : valueOf(form, type);
  if (typeof value === 'object' && 'ok' in value && typeof value.ok === 'boolean') return value;
  const part: Part = { type, value };
  return changeParts(form, context, values, 'partSaved', (parts) =>
    at === undefined ? [...parts, part] : parts.with(Math.min(at, parts.length - 1), part),
  );
});

const movePart = ofEmployer((form, context) => {
  const at = placeOf(form) ?? -1;
  const to = textOf(form, 'to') === 'up' ? at - 1 : at + 1;
  const values = { [partField]: textOf(form, partField) };
  return changeParts(form, context, values, 'partMoved', (parts) => {
    const [moved, other] = [parts[at], parts[to]];
    return moved && other ? parts.with(at, other).with(to, moved) : parts;
  });
});

const removePart = ofEmployer((form, context) => {
  const at = placeOf(form) ?? -1;
  const values = { [partField]: textOf(form, partField) };
  return changeParts(form, context, values, 'partRemoved', (parts) =>
    parts.filter((_part, place) => place !== at),
  );
});

export const partActions = { savePart, movePart, removePart };
