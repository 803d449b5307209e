/**
 * A UUID for what the editor adds. Also where a page is not served securely: there browsers have no
 * `crypto.randomUUID`.
 */
export { v4 as newUid } from 'uuid';
