export { fixtures, schema } from './acme-map.js';
