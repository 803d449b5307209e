/** Links as an installer makes them, for folders that are given what is installed here. */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';

/** Links a folder to another one, unless something is there. @param {string} at @param {string} target */
export function link(at, target) {
  if (existsSync(at)) return;
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(target, at, 'junction');
}
