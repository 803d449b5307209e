/** What other features may know of the library. */
export { addToLibrary } from './add-to-library.ts';
export { focalPointsOf } from './focal-points.ts';
