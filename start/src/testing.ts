export {
  feedShapeContract,
  mailerContract,
  openPluginApi,
  paymentProviderContract,
  type PluginApi,
  storageContract,
} from '@boardwright/api/testing';
