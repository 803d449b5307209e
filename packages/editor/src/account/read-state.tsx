import { Notice } from '../login/login-frame.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';

interface ReadStateProps {
  readonly isThere: boolean;
  readonly problem: string | undefined;
  readonly onAgain: () => void;
  /** What is being fetched, in words. */
  readonly loading: string;
}

/** That a part of the account is being read, or why it could not be. */
export function ReadState({ isThere, problem, onAgain, loading }: ReadStateProps) {
  const t = useEditorT();
  return (
    <>
      <div role="alert">{problem === undefined ? null : <Notice>{problem}</Notice>}</div>
      {problem === undefined ? null : (
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onAgain}>
          {t('account.again')}
        </button>
      )}
      {isThere || problem !== undefined ? null : <p aria-busy="true">{loading}</p>}
    </>
  );
}
