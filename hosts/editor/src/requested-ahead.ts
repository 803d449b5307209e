/**
 * Asks at once, and gives the answer to who asks first; from then on, and when it failed, each asks for themselves.
 * @throws what `ask` throws
 */
export function requestedAhead<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let early: Promise<Answer> | undefined = ask();
  // Policy: what fails here is asked again once somebody is there to read of it.
  early.catch(() => {
    early = undefined;
  });
  return () => {
    const waiting = early;
    early = undefined;
    return waiting?.catch(ask) ?? ask();
  };
}
