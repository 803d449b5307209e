import { useCallback } from 'react';
import { RecordReading } from '../../lists/record-reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { LegalEditor } from './legal-editor.tsx';
import { useLegalApi } from './legal-api.ts';

/** The legal pages of the site, by a guided form. */
export function LegalPart() {
  const api = useLegalApi();
  const state = useFound(useCallback(() => api.read(), [api]));
  return (
    <RecordReading state={state}>
      {(read) => <LegalEditor key={read.revision} read={read} onStale={state.again} />}
    </RecordReading>
  );
}
