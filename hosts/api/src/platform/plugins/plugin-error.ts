/** A plugin cannot be taken in; its message is a sentence that says which, what and what to do. Found at a start. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
}
