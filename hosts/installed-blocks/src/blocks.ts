// Blocks from outside that this installation has: a line for each, `export { acmeMap } from '@acme/map';`, once its
// package stands in this package's dependencies. Site, editor, API and Storybook all read them here.
export {};
