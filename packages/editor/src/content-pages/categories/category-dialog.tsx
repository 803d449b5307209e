import {
  type AdminSegment,
  type AdminSegmentGroup,
  longestSegmentName,
} from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { TextField } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { type CategoryChange, useCategoriesApi } from './categories-api.ts';
import { categoryDraft, changeOf } from './category-draft.ts';
import { nameOf } from './category-names.ts';
import { IconField } from './icon-field.tsx';
import { useSiteLanguages } from './use-site-languages.ts';

interface CategoryDialogProps {
  readonly group: AdminSegmentGroup;
  /** Undefined for a new one. */
  readonly category: AdminSegment | undefined;
  readonly onClose: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

/** A category, changed or added: its name in each language of the site, and its icon. */
export function CategoryDialog({ group, category, onClose, onDone }: CategoryDialogProps) {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const { languages, own } = useSiteLanguages();
  const [first] = useState(() =>
    categoryDraft(
      category,
      languages.map(({ code }) => code),
    ),
  );
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const name = draft.names[own]?.trim() ?? '';
  const submission = useSubmission(
    (change: Required<CategoryChange>) =>
      category ? api.change(category.id, change) : api.add({ segment_group_id: group.id, ...change }),
    () => onDone(t('category.saved', { name })),
  );
  return (
    <Modal
      title={category ? t('category.change', { name: nameOf(category.name, own) }) : t('category.add')}
      intro={nameOf(group.name, own)}
      width="narrow"
      isDirty={draft !== first}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('category.save')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      <Failure of={submission.failure} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (name !== '') submission.submit(changeOf(draft, first));
        }}
      >
        {languages.map((language) => (
          <TextField
            key={language.code}
            label={t('category.name', { language: language.name })}
            hint={language.code === own ? undefined : t('category.nameHint')}
            problem={isTried && language.code === own && name === '' ? t('category.nameNeeded') : undefined}
            value={draft.names[language.code] ?? ''}
            maxLength={longestSegmentName}
            onChange={(text) => setDraft({ ...draft, names: { ...draft.names, [language.code]: text } })}
          />
        ))}
      </form>
      {/* Enter in its search must not save. */}
      <IconField value={draft.icon} onChange={(icon) => setDraft({ ...draft, icon })} />
    </Modal>
  );
}
