import {
  type AdminSegmentGroup,
  type SiteTemplate,
  siteTemplates,
  type StarterSegment,
} from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import form from '../../ui/form.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { useCategoriesApi } from './categories-api.ts';
import styles from './categories.module.css';
import { nameOf } from './category-names.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';

interface StarterDialogProps {
  readonly groups: readonly AdminSegmentGroup[];
  readonly onClose: () => void;
  /** They were added. @param done as a sentence */
  readonly onAdded: (done: string) => void;
}

/** Begins with the categories of a field of work: which, what would be added of it, and adding them. */
export function StarterDialog({ groups, onClose, onAdded }: StarterDialogProps) {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const name = useId();
  const [field, setField] = useState<SiteTemplate>(siteTemplates[0]);
  const found = useFound(useCallback(() => api.addSet(field, true), [api, field]));
  const count = found.found?.filter(({ state }) => state === 'added').length ?? 0;
  const submission = useSubmission(
    (chosen: SiteTemplate) => api.addSet(chosen, false),
    (set) =>
      onAdded(t('category.import.done', { count: set.filter(({ state }) => state === 'added').length })),
  );
  return (
    <Modal
      title={t('category.starter.title')}
      width="wide"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('category.starter.add', { count })}
          isBusy={submission.isBusy || count === 0}
          onClose={onClose}
          submits={() => {
            if (count > 0) submission.submit(field);
          }}
        />
      }
    >
      <Failure of={submission.failure} />
      <p className={styles.about}>{t('category.starter.about')}</p>
      <fieldset className={styles.fields}>
        <legend className={form.label}>{t('category.starter.field')}</legend>
        {siteTemplates.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === field}
              onChange={() => setField(one)}
            />
            {t(`category.starter.of.${one}`)}
          </label>
        ))}
      </fieldset>
      <Reading state={found}>{(set) => <StarterPreview groups={groups} set={set} />}</Reading>
    </Modal>
  );
}

interface StarterPreviewProps {
  readonly groups: readonly AdminSegmentGroup[];
  readonly set: readonly StarterSegment[];
}

/** What would stand in each group; what is there already says so. */
function StarterPreview({ groups, set }: StarterPreviewProps) {
  const t = useContentMessages();
  const { own } = useSiteLanguages();
  const filled = groups
    .map((group) => ({ group, added: set.filter(({ group: key }) => key === group.key) }))
    .filter(({ added }) => added.length > 0);
  return (
    <dl className={styles.starter}>
      {filled.map(({ group, added }) => (
        <div key={group.key}>
          <dt>{nameOf(group.name, own) || group.key}</dt>
          <dd>
            <ul>
              {added.map(({ name, state }) => (
                <li key={nameOf(name, own)} data-known={state === 'known'}>
                  {nameOf(name, own)}
                  {state === 'known' ? <small>{t('category.starter.known')}</small> : null}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
