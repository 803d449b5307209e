import { useState, type SubmitEvent } from 'react';
import { usePageT } from '../use-page-t.ts';
import { postAsDocument } from '../forms/post-as-document.ts';
import { loadPart } from '../load-part.ts';
import type { SystemView } from '../page-data.ts';
import { Button } from '@boardwright/ui/button';
import { TextField } from '@boardwright/ui/text-field';

interface SitePasswordProps extends Pick<SystemView, 'message' | 'next'> {
  readonly className: string | undefined;
}

/**
 * The form of a locked site. It posts as the server drew it; with scripts a wrong password is reported without a
 * reload.
 */
export function SitePassword({ message, next, className }: SitePasswordProps) {
  const t = usePageT();
  const [busy, setBusy] = useState(false);
  const [notice, setNotified] = useState(message);
  const open = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    setBusy(true);
    const session = await loadPart(() => import('./site-gate-session.ts')).catch(() => undefined);
    // Policy: without its code the form posts as the server drew it.
    if (!session) return postAsDocument(element, null);
    const end = await session.tryGate(form, t('unsent'));
    if ('to' in end) return location.assign(end.to);
    setNotified(end.message);
    setBusy(false);
  };
  return (
    <form method="post" action="/site-auth" className={className} onSubmit={(event) => void open(event)}>
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <TextField
        id="site-password"
        label={t('site-auth.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={notice}
      />
      <Button variant="primary" block busy={busy}>
        {t('site-auth.open')}
      </Button>
    </form>
  );
}
