import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect } from 'react';
import { Notice } from '@boardwright/ui/notice';
import type { Translate } from '@boardwright/ui/translate';
import type { NewsletterRequested } from './newsletter.actions.ts';
import type { NewsletterKey } from './newsletter.messages.ts';

interface NewsletterThanksProps {
  /** Unique on the page. */
  readonly id: string;
  readonly requested: NewsletterRequested;
  /** The admin's own words. */
  readonly thanks: string;
  readonly t: Translate<NewsletterKey>;
}

/** What happens now: a mail asks to confirm; of one's own verified address there is nothing left to do. */
export function NewsletterThanks({ id, requested, thanks, t }: NewsletterThanksProps) {
  const { email, confirmed } = requested;
  // The button that was pressed is no longer there.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Notice
      id={id}
      tone="success"
      {...(!confirmed && { icon: MailCheck })}
      title={thanks || (confirmed ? undefined : t('askedTitle'))}
    >
      {confirmed ? t('done', { email }) : t('asked', { email })}
    </Notice>
  );
}
