import type { AdminSegment } from '@boardwright/api-client/contract';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { useCategoriesApi } from './categories-api.ts';
import { nameOf } from './category-names.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';

interface ArchiveDialogProps {
  readonly category: AdminSegment;
  readonly onClose: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

/** Says what archiving a category does to whom, and does it. */
export function ArchiveDialog({ category, onClose, onDone }: ArchiveDialogProps) {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const { own } = useSiteLanguages();
  const name = nameOf(category.name, own);
  const { jobs, live_jobs: live } = category;
  const submission = useSubmission(
    (id: number) => api.archive(id),
    () => onDone(t('category.archiving.done', { name })),
  );
  return (
    <Modal
      title={t('category.archiving.title', { name })}
      intro={t('category.archiving.about')}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('category.archive')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={() => submission.submit(category.id)}
        />
      }
    >
      <Failure of={submission.failure} />
      <p>
        {jobs === 0 ? t('category.archiving.without') : t('category.archiving.jobs', { count: jobs, live })}
      </p>
    </Modal>
  );
}
