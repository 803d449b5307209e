import type { BlockSchema } from '@boardwright/blocks-schema';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BlocksFrame } from '../components/blocks-frame.tsx';
import type { Values } from '../page-editing/edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './experiments.module.css';
import { useExperimentMessages } from './use-experiment-messages.ts';

/** Pixels of the page in a picture, before it is shrunk. */
const pageWidth = 992;

interface VersionPictureProps {
  readonly version: 'A' | 'B';
  readonly schema: BlockSchema;
  readonly values: Values;
  readonly isBetter?: boolean;
  /** What is said of it below. */
  readonly children: ReactNode;
}

/** A version of the block, as the site's own page renders it. */
export function VersionPicture({ version, schema, values, isBetter = false, children }: VersionPictureProps) {
  const t = useExperimentMessages();
  const { entry, locale } = useWorkbench();
  const place = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const watch = new ResizeObserver(([box]) => setAvailable(box?.contentRect.width ?? 0));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const { key, version: schemaVersion } = schema;
  const blocks = useMemo(
    () => [{ key, version: schemaVersion, customStyles: '', settings: { [locale.toUpperCase()]: values } }],
    [key, schemaVersion, locale, values],
  );
  return (
    <figure className={styles.version} data-better={isBetter}>
      <div className={styles.picture} ref={place} inert>
        {available > 0 && entry ? (
          <BlocksFrame
            entry={entry}
            title={t('picture', { version })}
            blocks={blocks}
            opens={false}
            width={pageWidth}
            scale={available / pageWidth}
          />
        ) : null}
      </div>
      <figcaption>
        <b className={styles.letter}>{version}</b>
        {children}
      </figcaption>
    </figure>
  );
}
