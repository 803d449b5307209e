/** A setting of the environment that cannot be used; its message says which and why. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}
