import { organisationLimits as limits, socialTypes } from '@boardwright/api-client/contract';
import { plainTextOfClean } from '../platform/http/sanitise.ts';
import { isWebAddress } from '../platform/forms/web-address.ts';
import { isEmail } from '../platform/forms/email-address.ts';
import type {
  OrganisationColumns,
  OrganisationForm,
  OrganisationRules,
  OrganisationWriter,
} from './organisation-columns.ts';
import type { OrganisationMessage } from './organisation.messages.ts';

type FieldProblem = readonly [isWrong: boolean, field: string, word: OrganisationMessage];

/**
 * What is wrong with an organisation as a form left it. What was there before and is not touched is not judged: a picture
 * or a segment that an admin gave may stay.
 */
export function organisationProblems(
  columns: OrganisationColumns,
  stored: OrganisationColumns,
  { site, board }: OrganisationWriter,
  rules: OrganisationRules,
  body: OrganisationForm,
): FieldProblem[] {
  const isNew = (field: 'logo' | 'header' | 'email') => columns[field] !== stored[field];
  const notOurs = (field: 'logo' | 'header') =>
    isNew(field) && columns[field] !== null && !rules.isUploaded(columns[field]);
  const languages = (value: OrganisationColumns['slogan']) =>
    Object.keys(value ?? {}).some((language) => !site.supportedLocales.includes(language));
  const unknownSegment = (id: number) => !stored.segmentIds.includes(id) && !rules.segmentIds.includes(id);
  const slogans = Object.values(columns.slogan ?? {});
  const abouts = Object.values(columns.textAbout ?? {});
  const links = Object.entries({ ...columns.socials, website: columns.website ?? '' });
  return [
    [columns.name === '', 'name', 'required'],
    [columns.name.length > limits.name, 'name', 'nameLong'],
    [columns.names.length > limits.names, 'organisation_names', 'namesMany'],
    [columns.names.some((name) => name.length > limits.name), 'organisation_names', 'nameLong'],
    [isNew('email') && columns.email !== null && !isEmail(columns.email), 'email', 'emailInvalid'],
    [notOurs('logo'), 'logo', 'pictureUnknown'],
    [notOurs('header'), 'header', 'pictureUnknown'],
    [slogans.some((slogan) => slogan.length > limits.slogan), 'slogan', 'sloganLong'],
    [abouts.some((about) => plainTextOfClean(about).length > limits.about), 'text_about', 'aboutLong'],
    [body.slogan !== undefined && languages(columns.slogan), 'slogan', 'languageUnknown'],
    [body.text_about !== undefined && languages(columns.textAbout), 'text_about', 'languageUnknown'],
    [typeof body.lat !== typeof body.lon, 'lat', 'coordinates'],
    [columns.segmentIds.some(unknownSegment), 'organisation_segments', 'segmentUnknown'],
    ...links.flatMap(([type, address]): FieldProblem[] => [
      [!socialTypes.some((known) => known === type), `socials.${type}`, 'socialUnknown'],
      [
        body.socials !== undefined && address !== '' && !isWebAddress(address),
        `socials.${type}`,
        'urlInvalid',
      ],
    ]),
    [(body.job_board_ids ?? []).some((id) => id !== board.id), 'job_board_ids', 'boardUnknown'],
  ];
}
