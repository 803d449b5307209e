import type { AdminSegment, SegmentMerge } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { ChoiceField } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { Modal } from '../../ui/modal.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { useCategoriesApi } from './categories-api.ts';
import { nameOf } from './category-names.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import styles from './categories.module.css';

interface MergeCategoryDialogProps {
  readonly category: AdminSegment;
  /** Those of its group that it may become a part of. */
  readonly others: readonly AdminSegment[];
  readonly onClose: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

/** Makes a category a part of another, once it was read what then has the other. */
export function MergeCategoryDialog({ category, others, onClose, onDone }: MergeCategoryDialogProps) {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const { own } = useSiteLanguages();
  const formId = useId();
  const [chosen, setChosen] = useState('');
  const [isTried, setIsTried] = useState(false);
  const name = nameOf(category.name, own);
  const other = others.find(({ id }) => String(id) === chosen);
  const otherName = other ? nameOf(other.name, own) : '';
  const sent = useSubmission(
    (into: number) => api.merge(category.id, into),
    () => onDone(t('category.merging.done', { name, other: otherName })),
  );
  return (
    <Modal
      title={t('category.merging.title', { name })}
      intro={t('category.merging.about')}
      width="narrow"
      isDirty={chosen !== ''}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('category.merging.act')}
          isBusy={sent.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      <Failure of={sent.failure} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (other) sent.submit(other.id);
        }}
      >
        <ChoiceField
          label={t('category.merging.into')}
          problem={isTried && other === undefined ? t('category.merging.choose') : undefined}
          value={chosen}
          options={[
            { value: '', text: t('category.merging.choose') },
            ...others.map((one) => ({ value: String(one.id), text: nameOf(one.name, own) })),
          ]}
          onChange={setChosen}
        />
        {other ? (
          <MergePreview key={other.id} id={category.id} into={other.id} name={name} other={otherName} />
        ) : null}
      </form>
    </Modal>
  );
}

interface MergePreviewProps {
  readonly id: number;
  readonly into: number;
  readonly name: string;
  readonly other: string;
}

const kinds = [
  'jobs',
  'resumes',
  'organisations',
  'job_alerts',
  'landing_pages',
  'blocks',
] as const satisfies readonly (keyof SegmentMerge)[];

/** What has the other one from then on. */
function MergePreview({ id, into, name, other }: MergePreviewProps) {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const state = useFound(useCallback(() => api.previewMerge(id, into), [api, id, into]));
  return (
    <Reading state={state}>
      {(merge) => (
        <div className={styles.merging}>
          {kinds.every((kind) => merge[kind] === 0) ? (
            <p>{t('category.merging.nothing', { name })}</p>
          ) : (
            <>
              <p>{t('category.merging.moves', { other })}</p>
              <ul>
                {kinds.map((kind) =>
                  merge[kind] === 0 ? null : (
                    <li key={kind}>{t(`category.merging.${kind}`, { count: merge[kind] })}</li>
                  ),
                )}
              </ul>
            </>
          )}
          <p>{t('category.merging.after', { name, other })}</p>
        </div>
      )}
    </Reading>
  );
}
