import { useEffect, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { LoginFrame, Notice, ToLogin } from './login-frame.tsx';
import { sentenceOf } from '../ui/sentence-of.ts';

/** What the page of an arrival needs of its host. */
export interface HandoverEffects {
  /** Logs in and goes on to the editor. @throws Error whose message says why not */
  readonly arrive: () => Promise<void>;
}

/** Where somebody arrives who comes from another site: a moment, and they are in. */
export function HandoverPage({
  version,
  effects,
}: {
  readonly version: string;
  readonly effects: HandoverEffects;
}) {
  const t = useEditorT();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect(() => {
    // Policy: why it did not go is what the page says.
    effects.arrive().catch((error: unknown) => setProblem(sentenceOf(error)));
  }, [effects]);
  const isOver = problem !== undefined;
  return (
    <LoginFrame
      version={version}
      documentTitle={t('handover.title')}
      title={t(isOver ? 'handover.over' : 'handover.title')}
      intro={isOver ? t('handover.ask') : ''}
    >
      {isOver ? (
        <>
          <div role="alert">
            <Notice>{problem}</Notice>
          </div>
          <ToLogin />
        </>
      ) : null}
    </LoginFrame>
  );
}
