import { useId } from 'react';
import type { ActionName, BlockProps } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { useBoard } from '../../board/board-context.ts';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { SectionHead } from '@boardwright/ui/section-head';
import { contactAnchor, type ContactSettings } from './contact-fields.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactData } from './contact.load.ts';
import styles from './contact.module.css';
import type { contactActions } from './contact.actions.ts';
import type { ContactKey } from './contact.messages.ts';

/** A form to write to whoever runs the board (specification §2 'contact'). Whom it reaches only the API knows. */
export function Contact(props: BlockProps<ContactSettings, ContactData, ContactKey>) {
  const { id, settings, data, t, first, outcome } = props;
  const titleId = useId();
  const board = useBoard();
  const sent = data.sent === String(id);
  return (
    <section className="section" id={contactAnchor(id)} aria-labelledby={titleId}>
      <div className="container">
        <div className={styles.room}>
          <SectionHead id={titleId} level={first ? 1 : 2} title={settings.title || t('heading')} />
          {sent ? (
            <Notice
              tone="success"
              title={t('sentTitle')}
              action={
                <LinkButton href={board.path} variant="secondary" size="small">
                  {t('again')}
                </LinkButton>
              }
            >
              {settings.successMessage || t('sent')}
            </Notice>
          ) : (
            <BlockForm<ActionName<typeof contactActions>>
              id={id}
              action="send"
              initial={outcome?.action === 'send' ? outcome.result : undefined}
              anchor={contactAnchor(id)}
              className={styles.form}
            >
              {({ result, busy }) => <ContactForm {...{ id, settings, t, result, busy }} />}
            </BlockForm>
          )}
        </div>
      </div>
    </section>
  );
}
