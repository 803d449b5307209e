import react from 'react';

/*
 * While it develops, React takes a stack for every element it makes, to say in a warning who made it: a quarter of what
 * it costs to draw in a test, and two fifths in a browser that is driven from outside, which takes each stack whole. React
 * has a limit to how many it takes in a second, and this counter stands beyond it for ever. Warnings come as before,
 * without that list. A set-up file of tests.
 */
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as
  | object
  | undefined;
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks elsewhere by now: find out where, or tests draw half as fast');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
  configurable: true,
});
