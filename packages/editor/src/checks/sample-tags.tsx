import { PencilLine } from 'lucide-react';
import type { BlockBox } from '../block-actions/use-block-boxes.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './sample-tags.module.css';
import { useFindingMessages } from './use-finding-messages.ts';
import { useSamples } from './use-samples.ts';

interface SampleTagsProps {
  readonly document: Document;
  readonly boxes: readonly BlockBox[];
  readonly scale: number;
}

/** At each block that still says what it came with, in the language on the bench. The outline says the same in words. */
export function SampleTags({ document: page, boxes, scale }: SampleTagsProps) {
  const findingT = useFindingMessages();
  const { locale } = useWorkbench();
  const samples = useSamples();
  const blockOf = useEdited((site) => site.blockOf);
  const layer = useScrolledLayer(page, scale);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {boxes.map(({ id, top, left, rendering }) => {
        const block = blockOf[id];
        if (rendering !== 'rendered' || !block || !samples?.localesOf(block).includes(locale.toUpperCase()))
          return null;
        return (
          <span
            key={id}
            className={styles.tag}
            // What stands in a column has no space around it: there the mark stands above its words.
            style={
              left > 0 ? { top: top * scale - 24, left: left * scale } : { top: top * scale + 8, left: 12 }
            }
            data-sample={id}
          >
            <PencilLine size={12} strokeWidth={2} aria-hidden />
            {findingT('mark')}
          </span>
        );
      })}
    </div>
  );
}
