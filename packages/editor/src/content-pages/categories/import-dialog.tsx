import type { AdminSegmentGroup } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { Field } from '../../lists/fields.tsx';
import list from '../../lists/list.module.css';
import { Failure } from '../../lists/reading.tsx';
import { useListMessages } from '../../lists/use-list-messages.ts';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { nameOf } from './category-names.ts';
import { ImportLines } from './import-lines.tsx';
import { importCounts, useImport } from './use-import.ts';
import { useSiteLanguages } from './use-site-languages.ts';

interface ImportDialogProps {
  readonly group: AdminSegmentGroup;
  readonly onClose: () => void;
  /** Some were added. @param done as a sentence @param isWhole nothing is left to put right */
  readonly onAdded: (done: string, isWhole: boolean) => void;
}

/** Adds a list of categories: it says first what would become of each line. */
export function ImportDialog({ group, onClose, onAdded }: ImportDialogProps) {
  const t = useContentMessages();
  const words = useListMessages();
  const { languages, own } = useSiteLanguages();
  const [isTried, setIsTried] = useState(false);
  const [done, setDone] = useState<string | undefined>(undefined);
  const formId = useId();
  const { text, write, lines, isBusy, failure, check, add } = useImport(group.id, (added, wrong) => {
    const sentence = t('category.import.done', { count: added });
    setDone(sentence);
    onAdded(sentence, wrong === 0);
  });
  const isEmpty = text.trim() === '';
  const addable = lines ? importCounts(lines).added : 0;
  const order = languages.map(({ name }) => name).join('; ');
  return (
    <Modal
      title={t('category.import.title', { group: nameOf(group.name, own) || group.key })}
      intro={t('category.import.about')}
      width="wide"
      isDirty={!isEmpty}
      onClose={onClose}
      foot={
        <>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
            {words('cancel')}
          </button>
          <button
            type="submit"
            form={formId}
            className={`${controls.button} ${addable > 0 ? controls.secondary : controls.primary}`}
            aria-disabled={isBusy}
          >
            {t('category.import.check')}
          </button>
          {addable > 0 ? (
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              aria-disabled={isBusy}
              onClick={add}
            >
              {t('category.import.add', { count: addable })}
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
        <Field
          label={t('category.import.list')}
          hint={t('category.import.hint', { order })}
          problem={isTried && isEmpty && done === undefined ? t('category.import.empty') : undefined}
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
      {lines && lines.length > 0 ? <ImportLines lines={lines} /> : null}
    </Modal>
  );
}
