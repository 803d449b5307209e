import type { AdminLandingPage } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { RecordReading } from '../../lists/record-reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { LandingPageEditor } from './landing-page-editor.tsx';
import { useLandingPagesApi } from './landing-pages-api.ts';

interface LandingPageScreenProps {
  /** Undefined for a new one. */
  readonly id: number | undefined;
}

/** A landing page to be written, once it was read. */
export function LandingPageScreen({ id }: LandingPageScreenProps) {
  const api = useLandingPagesApi();
  const state = useFound(
    useCallback(
      async (): Promise<AdminLandingPage | null> => (id === undefined ? null : api.read(id)),
      [api, id],
    ),
  );
  return (
    <RecordReading state={state}>
      {(page) => (
        <LandingPageEditor
          key={`${page?.id} ${page?.deleted_at}`}
          page={page ?? undefined}
          onStale={state.again}
        />
      )}
    </RecordReading>
  );
}
