import { useCallback } from 'react';
import { RecordReading } from '../../lists/record-reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { usePeopleApi } from '../people-api.ts';
import { ApplicationView } from './application-view.tsx';
import { useApplicationsAddress } from './use-applications-address.ts';

/** One application, once it was read. */
export function ApplicationScreen({ uuid }: { readonly uuid: string }) {
  const { applications } = usePeopleApi();
  const { changed } = useApplicationsAddress();
  const state = useFound(useCallback(() => applications.read(uuid), [applications, uuid]));
  return (
    <RecordReading state={state} back={changed({ open: undefined })}>
      {(application) => <ApplicationView application={application} onChanged={state.again} />}
    </RecordReading>
  );
}
