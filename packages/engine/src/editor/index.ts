export { AuthProvider, type AuthEffects } from '../machines/auth/auth.react.tsx';
export type { Credentials, Profile } from '../machines/auth/auth.machine.ts';
export * from './editor-words.tsx';
export * from './editor.messages.ts';
export * from './session/session-gate.tsx';
export * from './shell/editor-failure.tsx';
export * from './shell/workbench.tsx';
export { loadEditorSite, type EditorSite } from './site-pages.ts';
export * from './translations/translations-page.tsx';
