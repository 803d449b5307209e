export {
  editedEffectsContract,
  editorEffectsContract,
  type ContentScene,
  type ContentStart,
} from './effects-contract.ts';
export type { EffectsScene } from './effects-window.ts';
