import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { postAsDocument } from '../forms/post-as-document.ts';
import { useBoard } from '../../board/board-context.ts';
import { loadPart } from '../load-part.ts';
import { ConsentBar } from './consent-bar.tsx';
import { settingsId } from './consent-form.ts';
import { ConsentSettings } from './consent-settings.tsx';
import type { ConsentSession } from './consent-session.ts';

/**
 * The cookie bar and its settings. Both are forms that post, so they work as the server drew them; the machine behind
 * them is fetched when somebody answers, and then nothing on the page is lost to a reload.
 */
export function CookieConsent() {
  const { consent, layout } = useBoard();
  const [decided, setDecided] = useState(consent.state !== 'unset');
  const [failed, setFailed] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const session = useRef<ConsentSession>(undefined);

  const openFromAddress = useCallback(() => setChoosing(location.hash === `#${settingsId}`), []);
  useEffect(() => {
    openFromAddress();
    addEventListener('hashchange', openFromAddress);
    return () => removeEventListener('hashchange', openFromAddress);
  }, [openFromAddress]);

  const close = useCallback(() => {
    setChoosing(false);
    if (location.hash !== `#${settingsId}`) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    // To style sheets it is still what the address names.
    document.getElementById(settingsId)?.setAttribute('data-closed', '');
  }, []);

  const answer = useCallback(
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      const { submitter } = event.nativeEvent;
      const form = new FormData(element, submitter);
      const code = await loadPart(() => import('./consent-session.ts')).catch(() => undefined);
      // Policy: without its code the form posts as the server drew it.
      if (!code) return postAsDocument(element, submitter);
      session.current ??= code.startConsentSession(consent);
      const saved = await session.current.answer(form);
      setFailed(!saved);
      if (!saved) return;
      setDecided(true);
      close();
    },
    [consent, close],
  );

  // The editor's canvas shows the page, not what visitors are asked.
  if (consent.tabs.length === 0 || layout === 'editor') return null;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => void answer(event);
  return (
    <>
      {consent.bar && !decided ? <ConsentBar onSubmit={onSubmit} failed={failed} /> : null}
      <ConsentSettings open={choosing} onClose={close} onSubmit={onSubmit} />
    </>
  );
}
