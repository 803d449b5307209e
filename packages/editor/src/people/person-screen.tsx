import type { Person } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { usePeopleApi } from './people-api.ts';
import { PersonView } from './person-view.tsx';

/** One person, once they were read. */
export function PersonScreen({ uuid }: { readonly uuid: string }) {
  const api = usePeopleApi();
  const state = useFound(useCallback((): Promise<Person> => api.read(uuid), [api, uuid]));
  return (
    <Reading state={state}>{(person) => <PersonView person={person} onChanged={state.again} />}</Reading>
  );
}
