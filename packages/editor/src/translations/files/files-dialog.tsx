import { useEdited } from '../../page-editing/page-editing.react.tsx';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useRightLanguage } from '../side-by-side/use-right-language.ts';
import { BringIn } from './bring-in.tsx';
import { TakeOut } from './take-out.tsx';
import { useBroughtFile } from './use-brought-file.ts';
import { useFileMessages } from './use-file-messages.ts';

/** The texts of the site out to a translator's file, and in again. */
export function FilesDialog({ onClose }: { readonly onClose: () => void }) {
  const fileT = useFileMessages();
  const language = useRightLanguage().toLowerCase();
  const isOne = useEdited((site) => site.languages.length < 2);
  const brought = useBroughtFile();
  const { taken, takeOver } = brought;
  return (
    <Modal
      title={fileT('title')}
      intro={fileT(isOne ? 'one' : 'intro')}
      width="page"
      isDirty={taken.length > 0}
      onClose={onClose}
      foot={
        <>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
            {fileT('close')}
          </button>
          {taken.length > 0 ? (
            <button type="button" className={`${controls.button} ${controls.primary}`} onClick={takeOver}>
              {fileT('take', { count: taken.length })}
            </button>
          ) : null}
        </>
      }
    >
      {isOne ? null : (
        <>
          <TakeOut language={language} />
          <BringIn brought={brought} />
        </>
      )}
    </Modal>
  );
}
