import type {
  OrganisationForm,
  OrganisationColumns,
  OrganisationRules,
  OrganisationWriter,
} from './organisation-columns.ts';
import { normalised, errorMessage } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { plainText, sanitiseRichText } from '../platform/http/sanitise.ts';
import type { Problem } from '../platform/forms/problems.ts';
import { internationalPhone } from '../platform/forms/international-phone.ts';
import { findPoint } from '../jobs/public/find-place.ts';
import { readInfo } from './organisation-info.ts';
import { organisationProblems } from './organisation-problems.ts';
import { organisationMessage } from './organisation.messages.ts';

const line = (text: string) => normalised(text, 'NFC').replaceAll(/\s+/g, ' ').trim();

function lineOr(sent: string | null | undefined, stored: string | null): string | null {
  return sent === undefined ? stored : line(sent ?? '') || null;
}

/** Texts by language, each language that was sent in place of what it had; empty ones go. */
function texts(
  sent: Readonly<Record<string, unknown>> | undefined,
  current: OrganisationColumns['slogan'],
  clean: (text: string) => string,
): Record<string, string> {
  const all = { ...current, ...sent };
  return Object.fromEntries(
    Object.entries(all).flatMap(([language, text]) => {
      const value = typeof text === 'string' ? clean(text) : '';
      return plainText(value) === '' ? [] : [[language, value]];
    }),
  );
}

/** `example.org` is meant as an address of the web. */
function withScheme(address: string): string {
  return address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}

function socialsOf(sent: OrganisationForm['socials'], remaining: OrganisationColumns) {
  const before: Record<string, string> = {
    ...remaining.socials,
    ...(remaining.website === null ? {} : { website: remaining.website }),
  };
  if (sent === undefined) return before;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([type, address]) => {
      const url = typeof address === 'string' ? withScheme(line(address)) : '';
      return url === '' ? [] : [[type, url]];
    }),
  );
}

/** Where it has its seat: a place chosen from a list brings its point along, one that was only typed is looked up. */
async function placeOf(
  { geo }: Pick<Deps, 'geo'>,
  employer: OrganisationWriter,
  body: OrganisationForm,
  stored: OrganisationColumns,
) {
  const { locationHq, countryCode, lat, lon } = stored;
  const same = { locationHq, countryCode, lat, lon };
  const name = lineOr(body.location_hq, locationHq);
  const point =
    typeof body.lat === 'number' && typeof body.lon === 'number'
      ? { lat: body.lat, lon: body.lon }
      : undefined;
  if (name === null) return { locationHq: null, countryCode: null, lat: null, lon: null };
  if (name === locationHq && (!point || (point.lat === lat && point.lon === lon))) return same;
  try {
    const found = await findPoint({ geo }, employer, { location_name: name, ...point });
    return {
      locationHq: found?.name ?? name,
      countryCode: found?.countryCode ?? countryCode,
      lat: found?.point?.lat ?? null,
      lon: found?.point?.lon ?? null,
    };
  } catch (error) {
    // Policy: a place nobody knows is said on its field, like every other mistake in a form.
    if (error instanceof HttpError && error.code === 'placeUnknown') return undefined;
    throw error;
  }
}

function namesOf(
  sent: OrganisationForm['organisation_names'],
  stored: OrganisationColumns['names'],
  name: string,
) {
  const all = sent?.map(line) ?? stored;
  return [...new Set(all)].filter((other) => other !== '' && other !== name);
}

/**
 * Lays a form over an organisation and judges what comes of it: tidied, sanitised, its place found.
 * @returns the organisation, and a sentence for each field that is wrong
 */
export async function readOrganisationForm(
  deps: Pick<Deps, 'geo'>,
  employer: OrganisationWriter,
  rules: OrganisationRules,
  body: OrganisationForm,
  stored: OrganisationColumns,
): Promise<{ readonly columns: OrganisationColumns; readonly problems: readonly Problem[] }> {
  const { site, board, locale } = employer;
  const name = body.name === undefined ? stored.name : line(body.name);
  const { website = '', ...socials } = socialsOf(body.socials, stored);
  const storedPictures = new Set(stored.info.flatMap(({ type, value }) => (type === 'image' ? [value] : [])));
  const pieces = body.organisation_info
    ? readInfo(body.organisation_info, {
        languages: site.supportedLocales,
        ownLanguage: site.defaultLocale,
        isPicture: (address) => storedPictures.has(address) || rules.isUploaded(address),
      })
    : { info: stored.info, problems: [] };
  const place = await placeOf(deps, employer, body, stored);
  const typedPhone = lineOr(body.phone, stored.phone);
  const isSamePhone = typedPhone === stored.phone;
  const phone =
    typedPhone === null || isSamePhone
      ? typedPhone
      : internationalPhone(typedPhone, stored.countryCode ?? board.countries[0]);
  const columns: OrganisationColumns = {
    name,
    names: namesOf(body.organisation_names, stored.names, name),
    email: lineOr(body.email, stored.email)?.toLowerCase() ?? null,
    phone: phone ?? null,
    website: website || null,
    logo: lineOr(body.logo, stored.logo),
    header: lineOr(body.header, stored.header),
    slogan: texts(body.slogan, stored.slogan, line),
    active: body.active ?? stored.active,
    companySize: lineOr(body.company_size, stored.companySize),
    companyType: body.company_type === undefined ? stored.companyType : body.company_type,
    ...(place ?? {
      locationHq: stored.locationHq,
      countryCode: stored.countryCode,
      lat: stored.lat,
      lon: stored.lon,
    }),
    textAbout: texts(body.text_about, stored.textAbout, (text) => sanitiseRichText(normalised(text, 'NFC'))),
    info: pieces.info,
    socials,
    segmentIds: body.organisation_segments
      ? [...new Set(body.organisation_segments)].sort((one, other) => one - other)
      : stored.segmentIds,
  };
  const wrong = [
    ...organisationProblems(columns, stored, employer, rules, body),
    [phone === undefined, 'phone', 'phoneInvalid'] as const,
    ...pieces.problems.map(([field, word]) => [true, field, word] as const),
  ];
  const problems = wrong.flatMap(([isWrong, field, word]): Problem[] =>
    isWrong ? [[field, organisationMessage(locale, word)]] : [],
  );
  return {
    columns,
    problems: place ? problems : [...problems, ['location_hq', errorMessage('placeUnknown', locale)]],
  };
}
