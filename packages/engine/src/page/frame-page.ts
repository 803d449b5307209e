/** The entry of the pages that few visitors ever see: a chunk of its own in a browser. */
export { FramePage } from './frame-view.tsx';
