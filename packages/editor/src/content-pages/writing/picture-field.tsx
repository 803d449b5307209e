import { PictureField as Picture } from '../../lists/picture-field.tsx';
import { useContentMessages } from '../use-content-messages.ts';

interface PictureFieldProps {
  /** Its address; empty for none. */
  readonly image: string;
  readonly onChange: (image: string) => void;
}

/** The picture above what is written, and in lists. */
export function PictureField(props: PictureFieldProps) {
  const t = useContentMessages();
  return <Picture label={t('written.picture')} remove={t('written.pictureRemove')} {...props} />;
}
