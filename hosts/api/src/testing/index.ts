export { type DeliveredMail, mailerContract, type MailScene } from './mailer-contract.ts';
export { storageContract } from './storage-contract.ts';
