import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ActionResult } from '../../board/define-block.ts';

interface Scope {
  /** What is shown; another value once it was loaded anew. */
  readonly page: unknown;
  /** Whether a form of the page was refused since it was loaded. */
  readonly isRefused: boolean;
  readonly refuse: (page: unknown) => void;
}

const ScopeContext = createContext<Scope>({ page: undefined, isRefused: false, refuse: () => undefined });

export interface FormResponseScopeProps {
  /** What is shown; another value once it was loaded anew. */
  readonly page: unknown;
  /** The answer that the page was drawn with, after a post without scripts. */
  readonly initial: ActionResult | undefined;
  readonly children: ReactNode;
}

/**
 * A page and the answers to its forms: what one form was refused and what another did before are never said side by side.
 */
export function FormResponseScope({ page, initial, children }: FormResponseScopeProps) {
  const [refused, setRefused] = useState<{ readonly page: unknown }>();
  const isRefused = initial?.ok === false || (refused !== undefined && refused.page === page);
  const scope = useMemo(
    () => ({ page, isRefused, refuse: (of: unknown) => setRefused({ page: of }) }),
    [page, isRefused],
  );
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/**
 * The answer to a form, as long as it is news: what was refused is over once the page was loaded anew, as it is after
 * another form's success.
 */
export function useFormResponse(answer: ActionResult | undefined): ActionResult | undefined {
  const { page, isRefused, refuse } = use(ScopeContext);
  const [given, setGiven] = useState({ answer, page });
  if (given.answer !== answer) setGiven({ answer, page });
  const isOld = answer?.ok === false && given.answer === answer && given.page !== page;
  const current = isOld ? undefined : answer;
  const refuses = current?.ok === false && !isRefused;
  useEffect(() => {
    if (refuses) refuse(page);
  }, [refuses, refuse, page]);
  return current;
}

/**
 * Ties a machine that sends a form to the page: with each new failure the page counts as refused, and the machine hears
 * when the page was loaded anew.
 */
export function useMachineOnPage(failure: object | undefined, onRead: () => void): void {
  const { page, refuse } = use(ScopeContext);
  const fail = useEffectEvent(() => refuse(page));
  useEffect(() => {
    if (failure) fail();
  }, [failure]);
  const read = useRef(page);
  const hear = useEffectEvent(onRead);
  useEffect(() => {
    if (read.current === page) return;
    read.current = page;
    hear();
  }, [page]);
}

/** Whether a form of the page was refused since the page was loaded. */
export function useIsRefused(): boolean {
  return use(ScopeContext).isRefused;
}
