import { useCallback } from 'react';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { usePeopleApi } from '../people-api.ts';
import { ApplicationView } from './application-view.tsx';

/** One application, once it was read. */
export function ApplicationScreen({ uuid }: { readonly uuid: string }) {
  const { applications } = usePeopleApi();
  const state = useFound(useCallback(() => applications.read(uuid), [applications, uuid]));
  return (
    <Reading state={state}>
      {(application) => <ApplicationView application={application} onChanged={state.again} />}
    </Reading>
  );
}
