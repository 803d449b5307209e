import { EyeOff } from 'lucide-react';
import { overBox, type BlockBox } from '../block-actions/use-block-boxes.ts';
import { visibilityOf } from '../model/visibility-of.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import { useVisibilityText } from './use-visibility-text.ts';
import styles from './visibility-tags.module.css';

interface VisibilityTagsProps {
  readonly document: Document;
  readonly boxes: readonly BlockBox[];
  readonly scale: number;
}

/** At each block that visitors do not always see: why, over a veil where nobody does. The outline says the same in words. */
export function VisibilityTags({ document: page, boxes, scale }: VisibilityTagsProps) {
  const textOf = useVisibilityText();
  const blockOf = useEdited((site) => site.blockOf);
  const defaultLanguage = useEdited((site) => site.defaultLanguage);
  const layer = useScrolledLayer(page, scale);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {boxes.map((box) => {
        const { id, rendering } = box;
        const block = blockOf[id];
        const visibility = block && visibilityOf(block, { defaultLanguage });
        if (!visibility || rendering === 'loading') return null;
        return (
          <div
            key={id}
            className={styles.block}
            data-hidden={visibility.hidden === true}
            style={{ ...overBox(box, scale), height: box.height * scale }}
          >
            <span className={styles.tag}>
              <EyeOff size={12} strokeWidth={2} aria-hidden />
              {textOf(block)}
            </span>
          </div>
        );
      })}
    </div>
  );
}
