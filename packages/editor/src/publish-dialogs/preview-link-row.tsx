import type { PreviewLink } from '@boardwright/api-client/contract';
import { Link2, Link2Off } from 'lucide-react';
import { Acts } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import styles from './preview-dialog.module.css';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { usePreviewMessages } from './use-preview-messages.ts';

interface PreviewLinkRowProps {
  readonly link: PreviewLink;
  readonly isCopied: boolean;
  readonly onCopy: () => void;
  readonly onEnd: () => void;
  readonly onRenew: () => void;
}

/** A link of the page: for whom, until when, how often it was opened, and what can be done with it. */
export function PreviewLinkRow({ link, isCopied, onCopy, onEnd, onRenew }: PreviewLinkRowProps) {
  const t = usePreviewMessages();
  const textOf = useMomentText();
  const name = link.name || t('nameless');
  const time = textOf(link.ends_at);
  const Sign = link.is_over ? Link2Off : Link2;
  const facts = [
    ...(link.whole_site ? [t('whole')] : []),
    t(link.is_over ? 'ended' : 'worksUntil', { time }),
    link.opened === 0 ? t('unopened') : t('opened', { count: link.opened }),
  ];
  const verb = (text: string, onClick: () => void) => (
    <button
      type="button"
      className={controls.link}
      aria-label={t('verbOf', { verb: text, name })}
      onClick={onClick}
    >
      {text}
    </button>
  );
  return (
    <li className={styles.link} data-over={link.is_over}>
      <Sign size={16} strokeWidth={1.8} aria-hidden />
      <span className={styles.about}>
        <b>{name}</b> <span>{facts.join(', ')}</span>
      </span>
      <span className={styles.verbs}>
        {link.is_over ? null : verb(t(isCopied ? 'copied' : 'copy'), onCopy)}
        <Acts>{link.is_over ? verb(t('renew'), onRenew) : verb(t('endNow'), onEnd)}</Acts>
      </span>
    </li>
  );
}
