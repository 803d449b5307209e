export { csvFeeds } from './acme-csv.ts';
export { acmeFiles } from './acme-files.ts';
export { acmeMail } from './acme-mail.ts';
export { acmePay } from './acme-pay.ts';
export { tides } from './tides/index.ts';
