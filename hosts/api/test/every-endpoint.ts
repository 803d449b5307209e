import { contract, type Endpoint, type EndpointGroup, type Role } from '@boardwright/api-client/contract';
import { prefixOf } from '../src/platform/http/mount.ts';

/** One route of the API: an endpoint as one role calls it. */
export interface Route {
  readonly name: string;
  readonly role: Role;
  readonly endpoint: Endpoint;
  /** With every parameter filled in. */
  readonly url: string;
}

/** Every route the contract declares. */
export function everyRoute(params: Readonly<Record<string, string>> = {}): Route[] {
  return Object.entries(contract as Readonly<Record<string, EndpointGroup>>).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) =>
      endpoint.roles.map((role) => {
        const path = endpoint.path.replaceAll(/\{(\w+)(:int)?\}/g, (_, param: string, int?: string) =>
          encodeURIComponent(params[param] ?? (int ? '1' : 'some-name')),
        );
        return { name: `${name} as ${role}`, role, endpoint, url: prefixOf(group, role) + path };
      }),
    ),
  );
}

interface Property {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly items?: Property;
}

interface Schema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Property>>;
}

function leastValue({ type, enum: choices, minItems = 0, items = {} }: Property): unknown {
  if (choices) return choices[0];
  if (type === 'array') return Array.from({ length: minItems }, () => leastValue(items));
  return type === 'integer' ? 1 : 'x';
}

/** The least that a schema asks for: every required property, as short as can be. */
export function leastOf(schema: object | undefined): Record<string, unknown> {
  const { required = [], properties = {} } = (schema ?? {}) as Schema;
  return Object.fromEntries(required.map((name) => [name, leastValue(properties[name] ?? {})]));
}
