import Heart from 'lucide-react/icons/heart';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@boardwright/ui/button';
import { IconButton } from '@boardwright/ui/icon-button';
import { usePageT } from '../use-page-t.ts';
import { useBoard, type FavouriteKind } from '../../board/board-context.ts';
import { loadPart } from '../load-part.ts';
import { favouriteAddress, favouriteKey, useIsFavourite } from './use-is-favourite.ts';

export interface FavouriteButtonProps {
  readonly kind: FavouriteKind;
  /** A job's uuid, an organisation's number. */
  readonly id: string | number;
  /** Job title or organisation name: what is being kept. */
  readonly title: string;
  /** A button with a text beside the icon, as wide as its place. */
  readonly worded?: boolean;
}

/**
 * A form with one button, so it works before scripts run. With them the answer comes to this page; all that
 * has to do with it is fetched at the first press. Nothing on boards without favourites, nor for employers.
 */
export function FavouriteButton({ kind, id, title, worded }: FavouriteButtonProps) {
  const t = usePageT();
  const board = useBoard();
  const key = favouriteKey(kind, id);
  const stored = useIsFavourite(key);
  const [dialog, setDialog] = useState<ReactNode>();
  if (!board.enableFavourites || board.visitor === 'employer') return null;
  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const part = await loadPart(() => import('./toggle-favourite.tsx')).catch(() => undefined);
    // Policy: the press is not lost with its script. The form goes as it would without.
    if (!part) return form.submit();
    setDialog(await part.toggleFavourite(form, { board, key, title, onClose: () => setDialog(undefined) }));
  };
  return (
    <>
      <form method="post" action={favouriteAddress(board)} onSubmit={(event) => void press(event)}>
        <input type="hidden" name={kind} value={id} />
        <input type="hidden" name="keep" value={stored ? 0 : 1} />
        <input type="hidden" name="next" value={board.path + board.search} />
        {worded ? (
          <Button variant="secondary" block icon={Heart} aria-pressed={stored}>
            {t(stored ? 'favourite.saved' : 'favourite.save')}
          </Button>
        ) : (
          <IconButton
            icon={Heart}
            label={t(stored ? 'favourite.remove' : 'favourite.add', { title })}
            aria-pressed={stored}
          />
        )}
      </form>
      {/* Beside the form: what is sent from within would be taken for a press of the button. */}
      {dialog}
    </>
  );
}
