import { contract, feedMappingSchema, paymentTypeId, paymentTypes } from '@boardwright/api-client/contract';
import { Ajv } from 'ajv';
import { CronExpressionParser } from 'cron-parser';
import type { Plugin } from './plugin.ts';
import { PluginError } from './plugin-error.ts';
import { portsOf } from './plugin-ports.ts';
import { checkRoutes } from './plugin-routes.ts';

const longestName = 40;
/** Names of plugins, and of their tasks. */
const isName = (name: string): boolean =>
  name.length <= longestName && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);

function checkNames(plugins: readonly Plugin[]): void {
  const seen = new Set<string>();
  for (const { name } of plugins) {
    if (!isName(name))
      throw new PluginError(
        `A plugin is called '${name}': its name is small letters, digits and single hyphens, at most ${longestName}, as 'acme-hours'.`,
      );
    if (Object.hasOwn(contract, name))
      throw new PluginError(
        `A plugin is called '${name}', as a part of the product is: put your own name before it, as 'acme-${name}'.`,
      );
    if (seen.has(name))
      throw new PluginError(
        `Two plugins are called '${name}': give one of them another name, or list it once.`,
      );
    seen.add(name);
  }
}

function isTime(cron: string): boolean {
  // A parser fills in what is left out; who reads it does not know with what.
  if (cron.trim().split(/\s+/).length !== 5) return false;
  try {
    // As the queue reads it.
    CronExpressionParser.parse(cron, { tz: 'UTC', strict: false });
    return true;
  } catch {
    // Policy: that it cannot be read is the answer here.
    return false;
  }
}

function checkTasks({ name, tasks = {} }: Plugin): void {
  for (const [key, { cron }] of Object.entries(tasks)) {
    if (!isName(key))
      throw new PluginError(
        `The plugin '${name}' has a task '${key}': its name is small letters, digits and single hyphens, as 'weekly'.`,
      );
    if (!isTime(cron))
      throw new PluginError(
        `The plugin '${name}' has its task '${key}' at '${cron}', which is no time: write five parts, as '17 3 * * 1'.`,
      );
  }
}

function checkMigrations({ name, migrations = [] }: Plugin): void {
  const names = migrations.map((migration) => migration.name);
  const twice = names.find((each, at) => names.indexOf(each) !== at);
  if (twice !== undefined)
    throw new PluginError(
      `The plugin '${name}' has two migrations called '${twice}': give one of them another name.`,
    );
}

const isMapping = new Ajv({ allowUnionTypes: true }).compile(feedMappingSchema);

function checkShapes(plugins: readonly Plugin[]): void {
  const seen = new Set<string>();
  for (const { name: plugin, feedShapes = [] } of plugins)
    for (const { name, mapping = {} } of feedShapes) {
      if (!isName(name) || seen.has(name))
        throw new PluginError(
          seen.has(name)
            ? `Two feed shapes are called '${name}', the second of the plugin '${plugin}': give it another name.`
            : `The plugin '${plugin}' has a feed shape '${name}': its name is small letters, digits and single hyphens, as 'acme-csv'.`,
        );
      if (!isMapping(mapping)) {
        const [wrong] = isMapping.errors ?? [];
        throw new PluginError(
          `The mapping of the feed shape '${name}' of the plugin '${plugin}' is not right at '${wrong?.instancePath || '/'}': ${wrong?.message ?? 'unknown'}. docs/feeds.md says what there is.`,
        );
      }
      seen.add(name);
    }
}

/** A number on the wire follows from a provider's name: two names of one number are as bad as one name. */
function checkProviders(plugins: readonly Plugin[]): void {
  const taken = new Map(Object.values(paymentTypes).map((id) => [id as number, 'the product']));
  for (const { name: plugin, payments = [] } of plugins)
    for (const { name } of payments) {
      if (!isName(name))
        throw new PluginError(
          `The plugin '${plugin}' has a payment provider '${name}': its name is small letters, digits and single hyphens, as 'acme-pay'.`,
        );
      const id = paymentTypeId(name);
      const other = taken.get(id);
      if (other !== undefined)
        throw new PluginError(
          `The payment provider '${name}' of the plugin '${plugin}' has a name that ${other} uses: give it another one.`,
        );
      taken.set(id, `the plugin '${plugin}'`);
    }
}

function checkHandlers({ name, endpoints = {}, handlers }: Plugin): void {
  if (Object.keys(endpoints).length > 0 && typeof handlers !== 'function')
    throw new PluginError(
      `The plugin '${name}' declares endpoints and has no handlers: give it handlers: (services) => ({ … }).`,
    );
}

/**
 * Whether plugins can be taken in, all of them together, as far as looking at them tells. Nothing of them is called.
 * @throws PluginError for the first that cannot
 */
export function checkPlugins(plugins: readonly Plugin[]): void {
  checkNames(plugins);
  for (const plugin of plugins) {
    checkHandlers(plugin);
    checkTasks(plugin);
    checkMigrations(plugin);
  }
  checkRoutes(plugins);
  portsOf(plugins);
  checkProviders(plugins);
  checkShapes(plugins);
}
