import { useId, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { FileButton } from '../../ui/file-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Field } from '../fields.tsx';
import list from '../list.module.css';
import { Failure } from '../reading.tsx';
import { useListMessages } from '../use-list-messages.ts';
import { ImportLines } from './import-lines.tsx';
import { type ImportOutcome, useImport } from './use-import.ts';
import styles from './import.module.css';

interface ImportDialogProps {
  readonly title: string;
  readonly about: string;
  /** What the list is of. */
  readonly label: string;
  /** How a line is written. */
  readonly hint: string;
  /** Said where nothing was filled in. */
  readonly emptyProblem: string;
  /** Whether a file may be chosen instead of text. */
  readonly withFile?: boolean;
  /** @throws Error whose message is a sentence for the admin */
  readonly importList: (text: string, isTrial: boolean) => Promise<ImportOutcome>;
  /** What was done, as a sentence. */
  readonly sentenceOf: (outcome: ImportOutcome) => string;
  readonly onClose: () => void;
  /** @param isWhole nothing is left to put right */
  readonly onAdded: (done: string, isWhole: boolean) => void;
}

/** Imports a list: it says first what would become of each line. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, about, label, hint, emptyProblem, withFile = false, onClose } = props;
  const t = useListMessages();
  const [isTried, setIsTried] = useState(false);
  const [done, setDone] = useState<string | undefined>(undefined);
  const formId = useId();
  const { text, write, outcome, isBusy, failure, check, add } = useImport(props.importList, (imported) => {
    const sentence = props.sentenceOf(imported);
    setDone(sentence);
    props.onAdded(sentence, imported.wrong === 0);
  });
  const isEmpty = text.trim() === '';
  const addable = outcome ? outcome.added + outcome.changed : 0;
  return (
    <Modal
      title={title}
      intro={about}
      width="wide"
      isDirty={!isEmpty}
      first="textarea"
      onClose={onClose}
      foot={
        <>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            form={formId}
            className={`${controls.button} ${addable > 0 ? controls.secondary : controls.primary}`}
            aria-disabled={isBusy}
          >
            {t('import.check')}
          </button>
          {addable > 0 ? (
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              aria-disabled={isBusy}
              onClick={add}
            >
              {t(outcome?.changed === 0 ? 'import.add' : 'import.addAndChange', { count: addable })}
            </button>
          ) : null}
        </>
      }
    >
      <Failure of={failure} />
      {done === undefined ? null : <p className={list.done}>{done}</p>}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!isEmpty) check();
        }}
      >
        {withFile ? <FileChoice onText={write} /> : null}
        <Field
          label={label}
          hint={hint}
          problem={isTried && isEmpty && done === undefined ? emptyProblem : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              rows={8}
              value={text}
              spellCheck={false}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
      </form>
      {outcome && outcome.lines.length > 0 ? <ImportLines outcome={outcome} label={label} /> : null}
    </Modal>
  );
}

/** A file whose text takes the place of what was typed: so it is seen, and can be put right. */
function FileChoice({ onText }: { readonly onText: (text: string) => void }) {
  const t = useListMessages();
  return (
    <div className={styles.file}>
      <FileButton
        text={t('import.file')}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFile={(file) => void file.text().then(onText)}
      />
    </div>
  );
}
