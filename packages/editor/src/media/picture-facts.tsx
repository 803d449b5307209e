import type { MediaPicture } from '@boardwright/api-client/contract';
import { Download } from 'lucide-react';
import { Section } from '../lists/section.tsx';
import { useDay } from '../lists/use-day.ts';
import controls from '../ui/controls.module.css';
import styles from './media.module.css';
import { useMediaMessages } from './use-media-messages.ts';
import { useSizeWords } from './use-size-words.ts';

/** What a picture is as a file. */
export function PictureFacts({ picture }: { readonly picture: MediaPicture }) {
  const t = useMediaMessages();
  const day = useDay();
  const sizeOf = useSizeWords();
  const { width, height, size, mime, added_by: by, created_at: at } = picture;
  const facts = [
    [
      t('facts.size'),
      width === null || height === null
        ? sizeOf(size)
        : t('facts.pixels', { width, height, size: sizeOf(size) }),
    ],
    [t('facts.type'), mime.replace(/^(?:image|video)\/|\+xml$/g, '').toUpperCase()],
    [t('facts.added'), by === null ? day(at) : t('facts.by', { name: by, day: day(at) })],
  ] as const;
  return (
    <Section title={t('facts.title')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className={`${controls.button} ${controls.secondary}`} href={picture.url} download={picture.name}>
        <Download size={15} aria-hidden />
        {t('facts.download')}
      </a>
    </Section>
  );
}
