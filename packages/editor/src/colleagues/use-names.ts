import { useMemo } from 'react';
import { useProfile } from '@boardwright/engine/auth';
import { useEditorT } from '../editor-messages.tsx';
import type { Colleague } from '../model/colleague.ts';

/** What colleagues are called, and what is said when they come and go. One's own other window is named as such. */
export interface Names {
  readonly nameOf: (colleague: Colleague) => string;
  readonly sentence: (colleague: Colleague, what: 'came' | 'went') => string;
}

export function useNames(): Names {
  const t = useEditorT();
  const you = useProfile()?.uuid;
  return useMemo((): Names => {
    const nameOf = ({ user, name }: Colleague): string =>
      user === you ? t('colleagues.you') : name || t('colleagues.somebody');
    return {
      nameOf,
      sentence: (colleague, what) =>
        colleague.user === you
          ? t(`colleagues.${what}You`)
          : t(`colleagues.${what}`, { name: nameOf(colleague) }),
    };
  }, [t, you]);
}
