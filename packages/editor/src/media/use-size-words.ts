import { useEditorLocale } from '../editor-messages.tsx';
import { useMediaMessages } from './use-media-messages.ts';

/** Writes bytes as people read them: '412 kB', '4.1 MB'. */
export function useSizeWords(): (bytes: number) => string {
  const t = useMediaMessages();
  const locale = useEditorLocale();
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const tenth = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (bytes) =>
    bytes < 999_500
      ? t('kilobytes', { number: whole.format(Math.max(1, bytes / 1000)) })
      : t('megabytes', { number: tenth.format(bytes / 1_000_000) });
}
