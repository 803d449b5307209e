export { type DeliveredMail, mailerContract, type MailScene } from './mailer-contract.ts';
export { type ExpectedJob, type FeedSample, feedShapeContract } from './feed-contract.ts';
export { openPluginApi, type PluginApi } from './open-plugin-api.ts';
export {
  type PaymentOutcome,
  paymentProviderContract,
  type PaymentScene,
  type ProviderMessage,
} from './payment-contract.ts';
export { storageContract } from './storage-contract.ts';
