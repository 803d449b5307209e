// Plugins of the API that this installation has: a line for each, `export { tides } from '@acme/tides';`, or one of its own
// by `npm run new plugin tides`. `npm start` and `npm run dev` read them here.
export {};
