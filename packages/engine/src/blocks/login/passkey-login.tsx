import { Button } from '@boardwright/ui/button';
import { Notice } from '@boardwright/ui/notice';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useEffectEvent, useState } from 'react';
import { pagePath, useBoard } from '../../board/board-context.ts';
import type { BlockProps } from '../../board/define-block.ts';
import type { VisitorRole } from '../../features/people/auth-card/role-address.ts';
import { usePasskeyHost } from '../../page/passkeys/use-passkey-host.ts';
import type { PasskeyOutcome, Refusal } from '../../page/passkeys/visitor-passkeys.ts';
import { loadPart } from '../../page/load-part.ts';
import { internalPath } from '../../page/routes/redirects.ts';
import type { LoginKey } from './login.messages.ts';

interface PasskeyLoginProps extends Pick<BlockProps<unknown, unknown, LoginKey>, 't'> {
  readonly role: VisitorRole;
  /** Whether it is offered where the address is typed: of two forms on a page, by one. */
  readonly isOffering: boolean;
}

/** Fetched by who uses a passkey, or may be offered one: nobody else brings it along. */
const visitorPasskeys = () => loadPart(() => import('../../page/passkeys/visitor-passkeys.ts'));

/** Logging in without a password, where the browser can: without scripts it is not there, and the password is. */
export function PasskeyLogin(props: PasskeyLoginProps) {
  return usePasskeyHost() === undefined ? null : <Possible {...props} />;
}

/** Why nobody was logged in; without a sentence of the server, the browser is why. */
type Problem = Pick<Refusal, 'message'>;

function Possible({ t, role, isOffering }: PasskeyLoginProps) {
  const board = useBoard();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const next = new URLSearchParams(board.search).get('next');
  const destination = internalPath(next) ?? pagePath(board, 'p-home');
  useOffer(isOffering, role, (outcome) => {
    if (outcome === 'done') location.assign(destination);
    else if (outcome !== 'cancelled') setProblem(outcome.refused);
  });
  async function use(): Promise<void> {
    setProblem(undefined);
    setIsBusy(true);
    try {
      const { logInByPasskey } = await visitorPasskeys();
      const outcome = await logInByPasskey(role);
      if (outcome === 'done') location.assign(destination);
      else if (outcome !== 'cancelled') setProblem(outcome.refused);
    } catch {
      // Policy: what could not be fetched is said, and the password is still there.
      setProblem({ message: undefined });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      {problem && <Notice tone="danger" title={problem.message ?? t('passkey.refused')} />}
      <Button
        type="button"
        variant="secondary"
        block
        icon={KeyRound}
        busy={isBusy}
        onClick={() => void use()}
      >
        {t('passkey.use')}
      </Button>
    </>
  );
}

/** Offers passkeys where the address is typed, in browsers that can, for as long as the form is there. */
function useOffer(
  isOffering: boolean,
  role: VisitorRole,
  onOutcome: (outcome: PasskeyOutcome) => void,
): void {
  const onOffer = useEffectEvent(onOutcome);
  useEffect(() => {
    if (!isOffering) return undefined;
    let isOver = false;
    let stop = (): void => undefined;
    visitorPasskeys().then(
      ({ offerLogIn }) => {
        if (!isOver) stop = offerLogIn(role, (outcome) => isOver || onOffer(outcome));
      },
      // Policy: what cannot be offered can be asked for by the button, which says what is wrong.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isOffering, role]);
}
