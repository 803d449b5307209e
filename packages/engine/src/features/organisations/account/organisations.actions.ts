import type { MyOrganisation } from '@boardwright/api-client/contract';
import type { ActionResult } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { places } from '../../../search/place-look-up.ts';
import { organisationDoneAddress } from './organisations-address.ts';
import { idOf, ofEmployer, type OrganisationContext, revisionOf } from './organisation-action.ts';
import { partActions } from './part.actions.ts';
import { pictureActions } from './picture.actions.ts';
import { type OrganisationFormRead, readOrganisationForm } from './read-organisation-form.ts';

/** Fields of the form that an error of the API may name by their own name. */
const known = [
  'name',
  'organisation_names',
  'email',
  'phone',
  'company_size',
  'company_type',
  'location_hq',
  'organisation_segments',
];

/** The API's refusal beside the fields it is about: a text has one for each language, a link one for each kind. */
function refused(error: unknown, read: OrganisationFormRead, context: OrganisationContext): ActionResult {
  const failure = apiFailure(error);
  const fields: Record<string, readonly string[]> = {};
  const languages = Object.keys(read.body.slogan ?? {});
  for (const [field, sentences] of Object.entries(failure?.fields ?? {})) {
    if (field.startsWith('socials.')) fields[field.replace('.', '_')] = sentences;
    else if (field === 'slogan' || field === 'text_about')
      for (const language of languages) fields[`${field}_${language}`] = sentences;
    else if (known.includes(field)) fields[field] = sentences;
  }
  const { t } = context;
  if (Object.keys(fields).length === 0) return refusalOf(error, read.values, [], t);
  return { ok: false, fields, values: read.values, message: t('form.check') };
}

/** What another saved, beside what was typed; who saves once more, means it. */
function conflictOf(current: MyOrganisation, read: OrganisationFormRead, { t }: OrganisationContext) {
  const { body } = read;
  const pairs = [
    ['name', current.name, body.name],
    ['email', current.email, body.email],
    ['phone', current.phone, body.phone],
    ['company_size', current.company_size, body.company_size],
    ['location_hq', current.location_hq, body.location_hq],
    ...Object.entries(body.slogan ?? {}).map(
      ([language, text]) => ['slogan', current.slogan[language], text] as const,
    ),
  ] as const;
  const theirs = pairs
    .filter(([, saved, typed]) => (saved ?? '') !== (typed ?? ''))
    .map(([name, saved]) => `${t(`form.fields.${name}`)}: ${saved ?? '–'}`);
  return [t('form.conflict'), ...theirs].join('\n');
}

const save = ofEmployer(async (form, context) => {
  const { api, board, signal } = context;
  const read = readOrganisationForm(form, board.boardId);
  const id = idOf(form);
  try {
    if (id === undefined) {
      const { data } = await api.organisations.createOrganisation({ body: read.body, signal });
      return { ok: true, redirect: organisationDoneAddress(board, 'created', data.id) };
    }
    await api.organisations.saveOrganisation({
      params: { id },
      body: { ...read.body, ...revisionOf(form) },
      signal,
    });
    return { ok: true, redirect: organisationDoneAddress(board, 'saved', id) };
  } catch (error) {
    const failure = apiFailure(error);
    if (failure?.code !== 'conflict' || !failure.current) return refused(error, read, context);
    const current = failure.current as MyOrganisation;
    return {
      ok: false,
      message: conflictOf(current, read, context),
      values: { ...read.values, revision: String(current.revision) },
    };
  }
});

const archive = ofEmployer(async (form, context) => {
  const { api, board, signal, t } = context;
  const id = idOf(form) ?? 0;
  try {
    await api.organisations.archiveOrganisation({ params: { id }, signal });
  } catch (error) {
    return refusalOf(error, { id: textOf(form, 'id') }, [], t);
  }
  return { ok: true, redirect: organisationDoneAddress(board, 'archived') };
});

export const organisationsActions = { save, archive, places, ...partActions, ...pictureActions };
