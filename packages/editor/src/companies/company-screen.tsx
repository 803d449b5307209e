import type { Company } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { RecordReading } from '../lists/record-reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { useCompaniesApi } from './companies-api.ts';
import { CompanyView } from './company-view.tsx';
import { useCompaniesAddress } from './use-companies-address.ts';

/** One company, once it was read. */
export function CompanyScreen({ id }: { readonly id: number }) {
  const api = useCompaniesApi();
  const { changed } = useCompaniesAddress();
  const state = useFound(useCallback((): Promise<Company> => api.read(id), [api, id]));
  return (
    <RecordReading state={state} back={changed({ open: undefined })}>
      {(company) => <CompanyView company={company} onChanged={state.again} />}
    </RecordReading>
  );
}
