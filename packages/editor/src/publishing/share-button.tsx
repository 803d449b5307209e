import { Share2 } from 'lucide-react';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import controls from '../ui/controls.module.css';
import { useWorkbench } from '../workbench/workbench-state.tsx';

/** The way to the preview links of the page on the bench; nothing where visitors see each save at once. */
export function ShareButton() {
  const t = useEditorT();
  const work = useWorkStore();
  const { page } = useWorkbench();
  const { site } = usePublication();
  const source = usePublishingSource();
  const isOpen = useEdited(({ status }) => status === 'active');
  const isPast = useWork(({ past }) => past !== undefined);
  const isHidden = !isOpen || site?.publishing === 'by_hand';
  // A page that the server does not have yet cannot be led to.
  if (!page || page.id < 0 || !source || !site || !isHidden || isPast) return null;
  return (
    <button
      type="button"
      className={controls.iconButton}
      aria-label={t('publishing.share')}
      title={t('publishing.share')}
      data-share-preview
      onClick={() => work.set({ dialog: { kind: 'sharePreview' } })}
    >
      <Share2 size={16} strokeWidth={1.8} aria-hidden />
    </button>
  );
}
