/** Writes the calls of the contract, without the schemas that no caller reads; `npm run check -- --fix` runs it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOf } from '../packages/api-client/src/contract/call.ts';
import { contract, type EndpointGroup } from '../packages/api-client/src/contract/index.ts';
import { root } from './repository-files.ts';

const file = 'packages/api-client/src/client/calls.ts';
const groups: Readonly<Record<string, EndpointGroup>> = contract;
const calls = Object.fromEntries(
  Object.entries(groups).map(([group, endpoints]) => [
    group,
    Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, callOf(endpoint)])),
  ]),
);

const text = `// Written by checks/write-calls.ts from the contract.
import type { Calls } from '../contract/call.ts';

/** Every call of the API, as a browser needs it. */
export const calls: Calls = ${JSON.stringify(calls)};
`;
writeFileSync(join(root, file), text);
execFileSync(join(root, 'node_modules/.bin/oxfmt'), [file], { cwd: root });
