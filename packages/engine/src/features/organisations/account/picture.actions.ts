import { megabyte, uploads } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { partField } from '../../../page/account/account-panel.ts';
import { idOf, ofEmployer, type OrganisationContext, revisionOf } from './organisation-action.ts';
import { organisationDoneAddress } from './organisations-address.ts';

/** What a browser without scripts sends is refused here; the API judges once more. */
const { megabytes } = uploads.picture;

/**
 * Uploads the picture of a form.
 * @returns its address, or why there is none
 */
export async function uploadPicture(
  form: FormData,
  { api, signal, t }: OrganisationContext,
  values: Readonly<Record<string, string>>,
): Promise<string | ActionResult> {
  const file = form.get('picture');
  const refuse = (sentence: string): ActionResult => ({
    ok: false,
    fields: { picture: [sentence] },
    values,
  });
  if (!(file instanceof File) || file.size === 0) return refuse(t('pictures.choose'));
  if (file.size > megabytes * megabyte) return refuse(t('pictures.large', { count: megabytes }));
  try {
    const { data } = await api.files.uploadFile({
      file: { content: file, name: file.name, public: true },
      as: 'employer',
      signal,
    });
    return data.public_url ?? refuse(t('pictures.failed'));
  } catch (error) {
    const failure = apiFailure(error);
    if (!failure) throw error;
    return refuse(failure.status === 0 || failure.status >= 500 ? t('form.unsent') : failure.message);
  }
}

const savePicture = ofEmployer(async (form, context) => {
  const { api, board, signal, t } = context;
  const id = idOf(form) ?? 0;
  const which = textOf(form, 'which') === 'header' ? 'header' : 'logo';
  const values = { [partField]: textOf(form, partField) };
  const isNotFound = textOf(form, 'as') === 'remove';
  const address = isNotFound ? null : await uploadPicture(form, context, values);
  if (typeof address === 'object' && address !== null) return address;
  try {
    const body = { [which]: address, ...revisionOf(form) };
    await api.organisations.saveOrganisation({ params: { id }, body, signal });
  } catch (error) {
    return refusalOf(error, values, [], t);
  }
  return { ok: true, redirect: organisationDoneAddress(board, 'pictured', id) };
});

export const pictureActions = { savePicture };
