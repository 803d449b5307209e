export { hydrationProblems } from './hydration-problems.tsx';
export { partStories, type PartStory, type StoryFrame, type StoryGlobals } from './part-stories.tsx';
export { playground, type PropControls } from './playground.ts';
export { messageKeys, rawKeysOn } from './raw-keys.ts';
export { withText } from './with-text.ts';
