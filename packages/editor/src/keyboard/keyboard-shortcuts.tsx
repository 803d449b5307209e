import { lazy, Suspense } from 'react';
import { useEdited, useNumberOf } from '../page-editing/page-editing.react.tsx';
import { DragGhost } from '../block-actions/drag-ghost.tsx';
import { SharedChanges } from '../block-actions/shared-changes.tsx';
import { useWork } from '../block-actions/work.tsx';
import { useKeyboard } from './use-keyboard.ts';

const Palette = lazy(() => import('./palette.tsx').then((loaded) => ({ default: loaded.Palette })));
const NewPageDialog = lazy(() =>
  import('../pages/new-page-dialog.tsx').then((loaded) => ({ default: loaded.NewPageDialog })),
);
const PageSettingsDialog = lazy(() =>
  import('../pages/page-settings-dialog.tsx').then((loaded) => ({ default: loaded.PageSettingsDialog })),
);
const SavePresetDialog = lazy(() =>
  import('../presets/save-preset-dialog.tsx').then((loaded) => ({ default: loaded.SavePresetDialog })),
);

/** The keyboard, what is dragged and the open dialog: over every part of the editor. */
export function KeyboardShortcuts() {
  useKeyboard();
  return (
    <>
      <DragGhost />
      <Suspense fallback={null}>
        <OpenDialog />
      </Suspense>
      <SharedChanges />
    </>
  );
}

function OpenDialog() {
  const dialog = useWork((state) => state.dialog);
  const number = useNumberOf(dialog?.kind === 'pageSettings' ? dialog.page : undefined);
  const page = useEdited((site) => (number === undefined ? undefined : site.pageOf[number]));
  if (dialog?.kind === 'palette') return <Palette typed={dialog.typed} place={dialog.place} />;
  if (dialog?.kind === 'newPage') return <NewPageDialog />;
  if (dialog?.kind === 'savePreset') return <SavePresetDialog block={dialog.block} />;
  if (dialog?.kind === 'pageSettings' && page)
    return (
      <PageSettingsDialog
        key={dialog.page}
        page={page}
        failure={dialog.failure}
        field={dialog.field}
        locale={dialog.locale}
      />
    );
  return null;
}
