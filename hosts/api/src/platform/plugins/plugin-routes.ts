import { contract, type Endpoint, type EndpointGroup, type Role } from '@boardwright/api-client/contract';
import { prefixOf } from '../http/mount.ts';
import type { Plugin } from './plugin.ts';
import { PluginError } from './plugin-error.ts';

/** A path as one role calls it. */
interface Route {
  /** Undefined for the product's own. */
  readonly plugin: string | undefined;
  readonly method: Endpoint['method'];
  /** With its parameters: `/api/public/v1/jobs/{uuid}`. */
  readonly path: string;
}

function routesOf(group: EndpointGroup, pathOf: (role: Role) => string, plugin?: string): Route[] {
  return Object.values(group).flatMap(({ method, path, roles }) =>
    roles.map((role) => ({ plugin, method, path: pathOf(role) + path })),
  );
}

const coreRoutes = (): Route[] =>
  Object.entries<EndpointGroup>(contract).flatMap(([name, group]) =>
    routesOf(group, (role) => prefixOf(name, role)),
  );

const isParameter = (part: string | undefined): boolean => part?.startsWith('{') === true;

/** Whether there is an address that both answer. */
function meets(one: Route, other: Route): boolean {
  const [parts, others] = [one.path.split('/'), other.path.split('/')];
  return (
    one.method === other.method &&
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || isParameter(part) || isParameter(others[at]))
  );
}

/** Parts of names and parameters, as a router reads them. */
const pathPattern = /^(?:\/(?:[\w.~-]+|\{\w+(?::int)?\}))+$/;

/** @throws PluginError for an endpoint that no caller could reach */
function checkEndpoint(plugin: string, key: string, { path, roles }: Endpoint): void {
  if (!pathPattern.test(path))
    throw new PluginError(
      `The plugin '${plugin}' declares ${key} at '${path}', which is no path: write it as '/hours/{id:int}'.`,
    );
  if (roles.length === 0)
    throw new PluginError(
      `The plugin '${plugin}' declares ${key} for nobody: name who may call it in its roles.`,
    );
}

/** @throws PluginError for a path that the product, or another plugin, answers already or might */
export function checkRoutes(plugins: readonly Plugin[]): void {
  const known = coreRoutes();
  for (const { name, endpoints = {} } of plugins) {
    for (const [key, endpoint] of Object.entries(endpoints)) checkEndpoint(name, key, endpoint);
    const own = routesOf(endpoints, (role) => prefixOf(name, role), name);
    for (const route of own) {
      const taken = known.find((other) => meets(route, other));
      if (taken)
        throw new PluginError(
          `The plugin '${name}' would take ${route.method} ${route.path}, where ${taken.plugin === undefined ? 'the product' : `the plugin '${taken.plugin}'`} answers ${taken.path}: give its endpoint another path.`,
        );
    }
    known.push(...own);
  }
}
