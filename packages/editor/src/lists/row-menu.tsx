import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { useListMessages } from './use-list-messages.ts';
import styles from './row-menu.module.css';

interface RowMenuProps {
  /** What the row is called. */
  readonly name: string;
  /** Buttons and links; one that is pressed closes it. */
  readonly children: ReactNode;
}

/** What else can be done with a row of a list. */
export function RowMenu({ name, children }: RowMenuProps) {
  const t = useListMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      open={isOpen}
      onToggle={setIsOpen}
      label={t('moreFor', { name })}
      className={styles.menu}
      buttonClassName={controls.iconButton}
      button={<Ellipsis size={16} aria-hidden />}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is in it is pressed, by whichever means; it only closes then */}
      <div className={styles.sheet} onClick={() => setIsOpen(false)}>
        {children}
      </div>
    </Disclosure>
  );
}
