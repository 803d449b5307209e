import './tokens.css';
import './base.css';

export { AuthProvider, type AuthEffects } from '../machines/auth/auth.react.tsx';
export type { Credentials, Profile } from '../machines/auth/auth.machine.ts';
export * from './editor-words.tsx';
export * from './editor.messages.ts';
export * from './session/session-gate.tsx';
