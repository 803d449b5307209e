import { createPortal } from 'react-dom';
import { useId } from 'react';
import { Button } from '@boardwright/ui/button';
import { Dialog } from '@boardwright/ui/dialog';
import { usePageT } from '../use-page-t.ts';
import { useBoard } from '../../board/board-context.ts';
import { favouriteAddress } from './use-is-favourite.ts';
import type { LoginQuestion } from './favourite-reply.ts';

/** What is left to say after a press: the guest's question, or that it did not arrive. */
export type FavouriteResponse = { readonly ask: LoginQuestion } | 'unsent';

interface FavouriteDialogProps {
  readonly answer: FavouriteResponse;
  /** The button's own field: it is sent too, so that what was asked for is not lost. */
  readonly field: { readonly name: string; readonly value: string };
  readonly title: string;
  /** Where it is drawn: out of the card, whose looks, hover and clicks are not the dialog's. */
  readonly place: Element;
  readonly onClose: () => void;
}

/** Favouriting requires an account (specification §6): why one wants it, and the two ways to it. */
export function FavouriteDialog({ answer, field, title, place, onClose }: FavouriteDialogProps) {
  const t = usePageT();
  const board = useBoard();
  const { path, search } = board;
  const id = useId();
  const formId = `${id}-form`;
  if (answer === 'unsent')
    return createPortal(
      <Dialog id={id} title={title} open onClose={onClose}>
        <p role="alert">{t('favourite.failed')}</p>
      </Dialog>,
      place,
    );
  const { heading, text, logIn, register } = answer.ask;
  const footer = (
    <>
      <Button form={formId} name="go" value="register" variant="secondary">
        {register}
      </Button>
      <Button form={formId} name="go" value="login">
        {logIn}
      </Button>
    </>
  );
  return createPortal(
    <Dialog id={id} title={heading} open onClose={onClose} footer={footer}>
      <form method="post" action={favouriteAddress(board)} id={formId}>
        <input type="hidden" name={field.name} value={field.value} />
        <input type="hidden" name="keep" value="1" />
        <input type="hidden" name="next" value={path + search} />
        <p>
          <b>{title}</b>
        </p>
        {text.split(/\n+/).map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </form>
    </Dialog>,
    place,
  );
}
