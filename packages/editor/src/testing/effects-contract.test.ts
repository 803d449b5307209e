import { inMemoryEffects } from '../content/in-memory-effects.ts';
import { editorEffectsContract } from './index.ts';

editorEffectsContract((start) => {
  const effects = inMemoryEffects(start);
  return { effects, read: effects.read };
});
