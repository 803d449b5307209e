import type { MediaPicture } from '@boardwright/api-client/contract';
import { Crop } from 'lucide-react';
import { useId, useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { FocalPoint } from '../widgets/focal-point.tsx';
import { cropBox, type Size } from './crop-box.ts';
import { useMediaApi } from './media-api.ts';
import styles from './media.module.css';
import { useMediaMessages } from './use-media-messages.ts';

const shapes = [
  { name: '16:9', ratio: 16 / 9 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '1:1', ratio: 1 },
  { name: '3:4', ratio: 3 / 4 },
] as const;

interface CropButtonProps {
  readonly picture: MediaPicture;
  readonly onCropped: () => void;
}

/** Cuts a part out of a picture; absent for a drawing, and where its size is not known. */
export function CropButton({ picture, onCropped }: CropButtonProps) {
  const t = useMediaMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { width, height, mime } = picture;
  if (width === null || height === null || mime === 'image/svg+xml') return null;
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => setIsOpen(true)}
      >
        <Crop size={15} aria-hidden />
        {t('crop.open')}
      </button>
      {isOpen ? (
        <CropDialog
          picture={picture}
          size={{ width, height }}
          onClose={() => setIsOpen(false)}
          onCropped={onCropped}
        />
      ) : null}
    </>
  );
}

interface CropDialogProps extends CropButtonProps {
  readonly size: Size;
  readonly onClose: () => void;
}

function CropDialog({ picture, size, onClose, onCropped }: CropDialogProps) {
  const t = useMediaMessages();
  const api = useMediaApi();
  const id = useId();
  const { name, used_in: usedIn, revision } = picture;
  const [shape, setShape] = useState<(typeof shapes)[number]>(shapes[0]);
  const [share, setShare] = useState(100);
  const [point, setPoint] = useState({ x: picture.focal_x, y: picture.focal_y });
  const box = cropBox(size, shape.ratio, share, point);
  const sent = useSubmission(
    () => api.crop(picture.id, { ...box, revision }),
    () => {
      announce(t('crop.done'));
      onClose();
      onCropped();
    },
  );
  const { left, top, width, height } = box;
  return (
    <Modal
      title={t('crop.title', { name })}
      intro={usedIn.length === 0 ? t('crop.unused') : t('crop.used', { count: usedIn.length })}
      width="wide"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('crop.act')}
          isBusy={sent.isBusy}
          onClose={onClose}
          submits={() => sent.submit(undefined)}
        />
      }
    >
      <Failure of={sent.failure} onStale={onCropped} />
      <div className={styles.cropped}>
        <FocalPoint
          src={picture.url}
          {...point}
          onMove={(x, y) => setPoint({ x, y })}
          over={
            <span
              className={styles.box}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            />
          }
        />
      </div>
      <div className={styles.cropFields}>
        <label htmlFor={`${id}-shape`}>{t('crop.shape')}</label>
        <select
          id={`${id}-shape`}
          className={form.input}
          value={shape.name}
          onChange={({ target }) => {
            const chosen = shapes.find((one) => one.name === target.value);
            if (chosen) setShape(chosen);
          }}
        >
          {shapes.map((one) => (
            <option key={one.name}>{one.name}</option>
          ))}
        </select>
        <label htmlFor={`${id}-share`}>{t('crop.share')}</label>
        <input
          id={`${id}-share`}
          type="range"
          min={20}
          max={100}
          value={share}
          aria-valuetext={`${share} %`}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </div>
    </Modal>
  );
}
