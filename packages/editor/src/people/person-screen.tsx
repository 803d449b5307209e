import type { Person } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { RecordReading } from '../lists/record-reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { usePeopleApi } from './people-api.ts';
import { PersonView } from './person-view.tsx';
import { usePeopleAddress } from './use-people-address.ts';

/** One person, once they were read. */
export function PersonScreen({ uuid }: { readonly uuid: string }) {
  const api = usePeopleApi();
  const { changed } = usePeopleAddress();
  const state = useFound(useCallback((): Promise<Person> => api.read(uuid), [api, uuid]));
  return (
    <RecordReading state={state} back={changed({ open: undefined })}>
      {(person) => <PersonView person={person} onChanged={state.again} />}
    </RecordReading>
  );
}
