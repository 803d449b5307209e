import Heart from 'lucide-react/icons/heart';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../button/icon-button.tsx';

export interface FavouriteButtonProps {
  /** Job title or organisation name: what is being kept. */
  readonly title: string;
  readonly pressed: boolean;
  /** Where the form posts; the page itself when left out. */
  readonly action?: string | undefined;
  /** Hidden fields: block, action and the job or organisation. */
  readonly fields: Readonly<Record<string, string>>;
  /** Drawn by the block's own form (a fetcher's), when scripts run. */
  readonly form?: string | undefined;
}

/** The heart: a form with one button, so it works before scripts run. `aria-pressed` says whether it is kept. */
export function FavouriteButton({ title, pressed, action, fields, form }: FavouriteButtonProps) {
  const t = useT('ui');
  const button = (
    <IconButton
      icon={Heart}
      label={t(pressed ? 'savedJob' : 'saveJob', { title })}
      aria-pressed={pressed}
      form={form}
    />
  );
  if (form !== undefined) return button;
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {button}
    </form>
  );
}
