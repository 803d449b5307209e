import type { Company } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { useCompaniesApi } from './companies-api.ts';
import { CompanyView } from './company-view.tsx';

/** One company, once it was read. */
export function CompanyScreen({ id }: { readonly id: number }) {
  const api = useCompaniesApi();
  const state = useFound(useCallback((): Promise<Company> => api.read(id), [api, id]));
  return (
    <Reading state={state}>{(company) => <CompanyView company={company} onChanged={state.again} />}</Reading>
  );
}
