import { useLocation } from 'react-router';
import { useWorkStore } from '../block-actions/work.tsx';
import { isBesidePages } from '../model/beside-pages.ts';
import { focusWhenThere } from '../panel/focus-setting.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { settingsOver } from '../workbench/viewports.ts';

/** What the ids of the controls of the page on the bench begin with. */
export const pagePanelForm = 'page-panel';

interface WantedSettings {
  readonly page: number;
  /** The setting to begin with; the first without. */
  readonly field?: string | undefined;
  /** Lower case; that of the bench without. */
  readonly locale?: string | undefined;
}

/**
 * Leads to the settings of a page: those of the page on the bench stand beside it while no block is chosen; those of
 * another, and where there is no room beside it, are a dialog.
 */
export function useShowPageSettings(): (wanted: WantedSettings) => void {
  const { page: onBench, chooseBlock, chooseLocale } = useWorkbench();
  const work = useWorkStore();
  const { pathname } = useLocation();
  return (wanted) => {
    const { page, field = 'page_label', locale } = wanted;
    const isBeside = page === onBench?.id && window.innerWidth >= settingsOver && !isBesidePages(pathname);
    if (!isBeside || work.get().past) return work.set({ dialog: { kind: 'pageSettings', ...wanted } });
    chooseBlock(undefined);
    if (locale !== undefined) chooseLocale(locale);
    const control = `[id^="${pagePanelForm}-"][id$="_${field}"]`;
    focusWhenThere(() => {
      // One that led here gives the focus back when it closes.
      const isClosing = document.querySelector('dialog[open]') !== null;
      return isClosing ? undefined : (document.querySelector<HTMLElement>(control) ?? undefined);
    });
  };
}
