declare module 'virtual:compiled-settings' {
  import type { FetchedSettings } from '@boardwright/engine/create-engine';

  const compiledSettings: FetchedSettings;
  export default compiledSettings;
}
