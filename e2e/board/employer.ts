import type { Page } from '@playwright/test';
import { callApi, tokenOf, verifyAddress } from './accounts.ts';
import { newApplicant } from './applicant.ts';

/** A company nobody has seen before, whose address is its own, logged in; with a draft that could be published. */
export async function newEmployer(page: Page) {
  const { given, family, email } = newApplicant();
  const person = { email, password: 'de kwelder bloeit paars' };
  const company = `Bakkerij ${family}`;
  await callApi('POST', 'employer/v1/register', {
    body: {
      ...person,
      password_confirmation: person.password,
      given_name: given,
      family_name: family,
      name: company,
      terms: true,
      newsletters: [],
      job_board_id: 1,
      addresses: [
        {
          address_line_1: 'Havenkade 4',
          postal_code: '9976 VV',
          city: 'Lauwersoog',
          country_code: 'NL',
          label: 'Primary Address',
        },
      ],
      phones: [],
    },
  });
  await verifyAddress(page, 'employer', person);
  const token = await tokenOf('employer', person);
  const title = `Bakker ${family}`;
  const { data: draft } = await callApi<{ data: { id: number } }>('POST', 'employer/v1/jobs/draft', {
    token,
    body: {
      title,
      description: 'Brood en gebak, vanaf vijf uur.',
      text_type: 'own',
      text_own: '<p>Jij bakt.</p>',
      location_name: 'Winsum',
      apply_email: email,
    },
  });
  return { email, company, token, draft: draft.id, title };
}
