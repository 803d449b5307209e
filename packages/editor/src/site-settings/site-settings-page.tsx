import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { EditorFrame } from '../shell/editor-frame.tsx';
import controls from '../ui/controls.module.css';
import { useSiteName } from '../workbench/use-site-name.ts';
import { SiteSettings } from './site-settings.tsx';
import styles from '../shell/workspace-page.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

/** What of the address is this workspace's own. */
const ownNames: readonly string[] = ['section', 'field', 'list'];

/** The site's settings as a workspace of their own, at /admin/settings?section=… (specification §3 'Site settings'). */
export function SiteSettingsPage() {
  const settingT = useSiteSettingMessages();
  const { engine, locale, entry } = useWorkbench();
  const siteName = useSiteName();
  const [query] = useSearchParams();
  const back = `/?${new URLSearchParams([...query].filter(([name]) => !ownNames.includes(name)))}`;
  const navigate = useNavigate();
  useDocumentTitle(`${settingT('title')} · ${siteName} · Boardwright`);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      // Escape leaves a field, a list or a dialog first, and puts back what is dragged.
      const target = event.target as Element;
      // In an application, keys of what stands around the editor are not the editor's.
      if (target !== document.body && !target.closest('[data-editor]')) return;
      const isBusy =
        target.closest('input, textarea, select, dialog, [contenteditable]') ??
        document.querySelector('[data-dragging="true"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isBusy) void navigate(back);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [navigate, back]);
  return (
    <EditorFrame
      tools={
        <Link className={`${controls.button} ${styles.back}`} to={back}>
          <ArrowLeft size={15} aria-hidden />
          <span>{settingT('back', { page: entry?.name ?? siteName })}</span>
          <kbd>Esc</kbd>
        </Link>
      }
    >
      <SiteSettings engine={engine} startLocale={locale} />
    </EditorFrame>
  );
}
