import { lazy, Suspense } from 'react';
import { useWork } from '../block-actions/work.tsx';

const PublishDialog = lazy(() =>
  import('./publish-dialog.tsx').then((loaded) => ({ default: loaded.PublishDialog })),
);
const OfflineDialog = lazy(() =>
  import('./offline-dialog.tsx').then((loaded) => ({ default: loaded.OfflineDialog })),
);
const PreviewDialog = lazy(() =>
  import('./preview-dialog.tsx').then((loaded) => ({ default: loaded.PreviewDialog })),
);

const ExperimentDialog = lazy(() =>
  import('../experiments/experiment-dialog.tsx').then((loaded) => ({ default: loaded.ExperimentDialog })),
);

/** The dialog in which the page on the bench goes to visitors, or from them, or is shared before, or a block of it is tested, once it is asked for. */
export function OpenPublishDialog() {
  const kind = useWork(({ dialog }) => dialog?.kind);
  return (
    <Suspense fallback={null}>
      {kind === 'publish' ? <PublishDialog /> : null}
      {kind === 'takeOffline' ? <OfflineDialog /> : null}
      {kind === 'experiment' ? <ExperimentDialog /> : null}
      {kind === 'sharePreview' ? <PreviewDialog /> : null}
    </Suspense>
  );
}
