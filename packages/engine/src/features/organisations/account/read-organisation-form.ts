import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { textOf } from '../../../page/forms/field-rules.ts';
import { markupToHtml } from '../../../page/forms/text-markup.ts';

type Body = BodyOf<Contract['organisations']['createOrganisation']>;

export interface OrganisationFormRead {
  readonly body: Body;
  /** All that was typed. */
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

/** Longest of what a field sends; the API says which of them is too long. */
const longest = 20_000;

/** The texts of a field that has one for each language: `slogan_nl`, `slogan_en`. */
function byLanguage(form: FormData, name: string, read: (text: string) => string): Record<string, string> {
  return Object.fromEntries(
    [...form.keys()].flatMap((key) => {
      const language = key.startsWith(`${name}_`) ? key.slice(name.length + 1) : '';
      return /^[a-z]{2}$/.test(language) ? [[language, read(textOf(form, key).slice(0, longest))]] : [];
    }),
  );
}

/** A point counts only for the place it was chosen with: another place typed over it is looked up by the API. */
function placeOf(form: FormData) {
  const name = textOf(form, 'location_hq').slice(0, 120);
  const [lat, lon] = [textOf(form, 'lat'), textOf(form, 'lon')];
  const holds = name !== '' && name === textOf(form, 'point_of') && lat !== '' && lon !== '';
  return {
    location_hq: name,
    ...(holds && Number.isFinite(Number(lat)) && Number.isFinite(Number(lon))
      ? { lat: Number(lat), lon: Number(lon) }
      : {}),
  };
}

/** An organisation's form as the API takes it. */
export function readOrganisationForm(form: FormData, boardId: number): OrganisationFormRead {
  const segments = form.getAll('organisation_segments').map(String);
  const socials = [...form.keys()].filter((key) => key.startsWith('socials_'));
  const type = textOf(form, 'company_type');
  const typed = [...form.keys()].filter((key) => !key.startsWith('_') && key !== 'organisation_segments');
  return {
    body: {
      name: textOf(form, 'name').slice(0, 500),
      organisation_names: textOf(form, 'organisation_names')
        .split('\n')
        .map((name) => name.trim().slice(0, 500))
        .filter((name) => name !== '')
        .slice(0, 50),
      email: textOf(form, 'email').slice(0, 254),
      phone: textOf(form, 'phone').slice(0, 40),
      slogan: byLanguage(form, 'slogan', (text) => text.slice(0, 1000)),
      text_about: byLanguage(form, 'text_about', markupToHtml),
      company_size: textOf(form, 'company_size').slice(0, 80),
      company_type: type === 'company' || type === 'staff' ? type : null,
      ...placeOf(form),
      organisation_segments: segments.map(Number).filter((id) => Number.isInteger(id) && id > 0),
      socials: Object.fromEntries(
        socials.map((key) => [key.slice('socials_'.length), textOf(form, key).slice(0, 1000)]),
      ),
      active: form.has('active'),
      job_board_ids: form.has('visible') ? [boardId] : [],
    },
    values: {
      ...Object.fromEntries(typed.map((key) => [key, textOf(form, key).slice(0, longest)])),
      organisation_segments: segments,
    },
  };
}
