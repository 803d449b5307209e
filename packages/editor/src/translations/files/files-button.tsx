import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import controls from '../../ui/controls.module.css';
import pageStyles from '../translations-page.module.css';
import { useSideBySideMessages } from '../side-by-side/use-side-by-side-messages.ts';

const FilesDialog = lazy(() =>
  import('./files-dialog.tsx').then((loaded) => ({ default: loaded.FilesDialog })),
);

/** Opens the dialog of files; what reads and writes them comes with it. */
export function FilesButton() {
  const sideT = useSideBySideMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${pageStyles.beside}`}
        onClick={() => setOpen(true)}
      >
        <FileUp size={15} aria-hidden />
        {sideT('inFile')}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FilesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
