import type { MediaPicture } from '@boardwright/api-client/contract';
import { FocalPoint } from '../widgets/focal-point.tsx';
import styles from './media.module.css';
import { useMediaMessages } from './use-media-messages.ts';
import { useActs } from '../ui/acts.tsx';

/** Shapes in which blocks crop pictures. */
const crops = [
  { name: '16:9', ratio: '16 / 9' },
  { name: '1:1', ratio: '1' },
  { name: '3:4', ratio: '3 / 4' },
] as const;

interface PictureViewProps {
  readonly picture: MediaPicture;
  readonly x: number;
  readonly y: number;
  readonly onMove: (x: number, y: number) => void;
}

/** The picture itself, with the point that stays in sight and what crops make of it; a drawing is never cropped. */
export function PictureView({ picture, x, y, onMove }: PictureViewProps) {
  const t = useMediaMessages();
  const acts = useActs();
  if (picture.mime === 'image/svg+xml')
    return (
      <p className={styles.drawing}>
        <img src={picture.url} alt="" />
      </p>
    );
  return (
    <div className={styles.view}>
      {acts ? (
        <>
          <FocalPoint src={picture.url} x={x} y={y} onMove={onMove} />
          <p className={styles.hint}>{t('focus.hint')}</p>
        </>
      ) : (
        <img src={picture.url} alt="" />
      )}
      <ul className={styles.crops} aria-label={t('crops')}>
        {crops.map(({ name, ratio }) => (
          <li key={name} style={{ aspectRatio: ratio }}>
            <img src={picture.thumb_url} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
