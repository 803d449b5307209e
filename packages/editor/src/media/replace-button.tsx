import { RefreshCw } from 'lucide-react';
import { FileButton } from './file-button.tsx';
import { useMediaMessages } from './use-media-messages.ts';

interface ReplaceButtonProps {
  /** Types of files, as an input's `accept` lists them. */
  readonly accept: string;
  readonly onChoose: (file: File | undefined) => void;
}

/** Chooses a file that comes in the place of something. */
export function ReplaceButton({ accept, onChoose }: ReplaceButtonProps) {
  const t = useMediaMessages();
  return (
    <FileButton
      icon={RefreshCw}
      label={t('replace.open')}
      kind="secondary"
      accept={accept}
      onChoose={([file]) => onChoose(file)}
    />
  );
}
