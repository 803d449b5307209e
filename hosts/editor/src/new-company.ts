import type { CompanyAlike } from '@boardwright/api-client/contract';
import { ApiError } from '@boardwright/api-client';
import { type NewCompanyApi, newUid } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

/** How an admin adds a company, wherever one is chosen. */
export const newCompany: NewCompanyApi = {
  async add(body) {
    const sent = client.companies.addCompany({ body, as });
    try {
      return { company: (await sent).data };
    } catch (error) {
      // That there are others like it is no failure: the editor asks whether it is one of them.
      if (error instanceof ApiError && error.code === 'companiesAlike' && error.current)
        return { alike: error.current['companies'] as readonly CompanyAlike[] };
      await withFieldMessages(sent);
      throw error;
    }
  },
  newKey: newUid,
};
