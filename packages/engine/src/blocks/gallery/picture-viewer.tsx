import type { gallery, SettingsOf } from '@boardwright/blocks-schema';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '@boardwright/ui/icon-button';
import { Picture } from '@boardwright/ui/picture';
import type { Translate } from '@boardwright/ui/translate';
import type { GalleryKey } from './gallery.messages.ts';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  readonly pictures: readonly SettingsOf<typeof gallery>['pictures'][number][];
  /** Which of them shows. */
  readonly at: number;
  readonly t: Translate<GalleryKey>;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures one at a time, whole and as large as the window: by its buttons, the arrows, Home and End; Escape leaves. */
export function PictureViewer({ pictures, at, t, onStep, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser gives the focus back to what had it.
    return () => element?.close();
  }, []);
  const count = pictures.length;
  const current = pictures[Math.min(at, count - 1)];
  if (!current) return null;
  const { picture, caption } = current;
  const to = (step: number): void => onStep((at + step + count) % count);
  function keys(event: KeyboardEvent): void {
    const step = steps[event.key];
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : undefined;
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    if (end === undefined) to(step ?? 0);
    else onStep(end);
  }
  const hasOthers = count > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work wherever the focus is in it
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('viewer')}
      {...{ closedby: 'any' }}
      onKeyDown={keys}
      onClose={onClose}
    >
      <div className={styles.bar}>
        {/* Read out with each step: which one it is, and what is on it. */}
        <p className={styles.position} aria-live="polite">
          {hasOthers ? t('position', { number: at + 1, count }) : null}
          {picture.alt ? <span className={styles.read}> {picture.alt}</span> : null}
        </p>
        <IconButton icon={X} label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.stage}>
        {hasOthers ? (
          <IconButton
            className={styles.previous}
            icon={ChevronLeft}
            label={t('previous')}
            onClick={() => to(-1)}
          />
        ) : null}
        <figure className={styles.figure}>
          <Picture
            key={picture.src}
            className={styles.picture}
            src={picture.src}
            alt={picture.alt}
            loading="eager"
          />
          {caption ? <figcaption>{caption}</figcaption> : null}
        </figure>
        {hasOthers ? (
          <IconButton className={styles.next} icon={ChevronLeft} label={t('next')} onClick={() => to(1)} />
        ) : null}
      </div>
    </dialog>
  );
}
