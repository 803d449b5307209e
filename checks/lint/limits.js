/** Where the limits of the repository hold: read by the lint rules. */
import { toolFile } from '../../boundaries.js';

/**
 * @param {string} file from the root
 * @returns {boolean} whether it may ask the machine for the time: clock ports, and what is no product code
 */
export const mayReadClock = (file) =>
  toolFile.test(file) ||
  // The composition roots hand the clock to everything else.
  /^(hosts\/[^/]+\/src\/(main|dev)\.ts$|start\/)/.test(file) ||
  /(^|\/)clock(\.[a-z-]+)?\.tsx?$/.test(file) ||
  /^(scripts|bench|e2e|checks|storybook)\//.test(file);

/** @param {string} file from the root @returns {boolean} whether it is drawn on the server as well */
export const mustDrawAnywhere = (file) =>
  /^packages\/(?:engine|ui)\/src\/(?!testing\/)/.test(file) && file.endsWith('.tsx') && !toolFile.test(file);
