import type { BlockSchema } from '@boardwright/blocks-schema';
import { isOwn, type EditedBlock, type Values } from '../page-editing/edited-site.ts';
import { visibleValues } from '../panel/counted-list.ts';
import { nodeOf } from '../panel/form-schema.ts';
import { isTextColour, partnerColour } from '../panel/panel-schema.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { missingTexts } from '../panel/block-texts.ts';
import { adviceOn } from '../widgets/colour-advice.ts';
import { inOneLine, type Finding, type FindingKind } from './finding.ts';
import { addressProblem, type Destinations } from './links.ts';

export interface Around {
  readonly destinations: Destinations;
  /** The default language, upper case. */
  readonly own: string;
  /** Languages of the site, upper case. */
  readonly languages: readonly string[];
}

/** A value of the settings, with what it is. */
interface Visited {
  readonly setting: string;
  /** Positions and names inside the setting. */
  readonly at: readonly (string | number)[];
  readonly node: SettingNode;
  readonly widget: string | undefined;
  readonly value: unknown;
}

function visit(schema: BlockSchema, values: Values): readonly Visited[] {
  const inside = (
    { setting, at }: Pick<Visited, 'setting' | 'at'>,
    path: string,
    node: SettingNode,
    value: unknown,
  ): readonly Visited[] => {
    if (value === undefined || value === null) return [];
    const here: Visited = { setting, at, node, widget: schema.widgets[path], value };
    const { items } = node;
    if (Array.isArray(value) && items)
      return value.flatMap((item, index) => inside({ setting, at: [...at, index] }, path, items, item));
    if (typeof value !== 'object') return [here];
    return [
      here,
      ...Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
        inside({ setting, at: [...at, name] }, `${path}.${name}`, property, (value as Values)[name]),
      ),
    ];
  };
  const visible = visibleValues(schema, values);
  return Object.keys(schema.settings.properties).flatMap((setting) =>
    inside({ setting, at: [] }, setting, nodeOf(schema, setting), visible[setting]),
  );
}

interface Found {
  readonly kind: FindingKind;
  readonly about: string;
  /** The part of the value to change, when it has several. */
  readonly part?: string;
}

interface LinkValue {
  readonly name?: string;
  readonly linkType?: string;
  readonly link?: string;
  readonly pageId?: string;
  readonly children?: readonly unknown[];
}

/** A link as navbar, footer and buttons keep it; one without words is not drawn. */
function linkProblem(value: LinkValue, node: SettingNode, destinations: Destinations): Found | undefined {
  const { name = '', link = '', pageId = '' } = value;
  const type = value.linkType ?? String(node.properties?.['linkType']?.default ?? 'CUSTOM_LINK');
  if (type === 'DROPDOWN')
    return value.children?.length ? undefined : { kind: 'emptyLink', about: name, part: 'children' };
  if (name.trim() === '' && link.trim() === '' && pageId === '') return undefined;
  if (type === 'APP_LINK') {
    const part = 'pageId';
    if (pageId === '') return { kind: 'emptyLink', about: name, part };
    return destinations.pages.has(pageId) ? undefined : { kind: 'brokenLink', about: name || pageId, part };
  }
  const kind = addressProblem(link, destinations);
  return kind && { kind, about: kind === 'emptyLink' ? name : link, part: 'link' };
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');

/** Links and pictures in text that is HTML. Read as text: nothing of it is drawn here. */
function htmlProblems(html: string, destinations: Destinations): readonly Found[] {
  const links = [...html.matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']*))/gi)].flatMap(
    ([, quoted, single, bare]): readonly Found[] => {
      const address = unescaped(quoted ?? single ?? bare ?? '');
      const kind = addressProblem(address, destinations);
      return kind ? [{ kind, about: address }] : [];
    },
  );
  const pictures = [...html.matchAll(/<img\b[^>]*>/gi)].flatMap(([tag]): readonly Found[] =>
    /\balt\s*=/i.test(tag)
      ? []
      : [{ kind: 'alt', about: /\bsrc\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? '' }],
  );
  return [...links, ...pictures];
}

function valueProblems({ node, widget, value }: Visited, destinations: Destinations): readonly Found[] {
  if (typeof value === 'string') {
    if (widget === 'richText' || widget === 'html') return htmlProblems(value, destinations);
    if (widget !== 'pageLink' || value === '' || destinations.pages.has(value)) return [];
    return [{ kind: 'brokenLink', about: value }];
  }
  const properties = node.properties ?? {};
  if ('linkType' in properties) {
    const found = linkProblem(value as LinkValue, node, destinations);
    return found ? [found] : [];
  }
  const { src, alt, decorative } = value as Readonly<Record<'src' | 'alt' | 'decorative', unknown>>;
  // A drawing that takes the brand's colours is decoration as well.
  const isPicture = typeof src === 'string' && src !== '' && !src.includes('.svg#');
  const isBare = 'alt' in properties && isPicture && !alt && decorative !== true;
  return isBare && widget === 'image' ? [{ kind: 'alt', about: '', part: 'alt' }] : [];
}

/** Colours that were chosen and are hard to read on each other. */
function contrastFindings(
  schema: BlockSchema,
  block: number,
  values: Values,
  locale: string,
): readonly Finding[] {
  return Object.keys(schema.widgets).flatMap((name): readonly Finding[] => {
    const colour = values[name];
    if (schema.widgets[name] !== 'color' || !isTextColour(name)) return [];
    const partner = partnerColour(schema, name);
    const ground = partner === undefined ? '' : values[partner];
    if (typeof colour !== 'string' || colour === '' || typeof ground !== 'string' || ground === '') return [];
    const advice = adviceOn(colour, ground);
    if (!advice || advice.level) return [];
    const colours = { colour, ground, ratio: advice.ratio, better: advice.nearest?.colour };
    return [{ kind: 'contrast', block, setting: name, locales: [locale], about: '', count: 1, colours }];
  });
}

/** What to look at in a block, in every language that was written; pure. */
export function checkBlock(
  block: EditedBlock,
  schema: BlockSchema | undefined,
  { destinations, own, languages }: Around,
): readonly Finding[] {
  const { id } = block;
  if (!schema)
    return [
      { kind: 'unknown', block: id, setting: undefined, locales: languages, about: block.key, count: 1 },
    ];
  const written = languages.filter((locale) => locale === own || isOwn(block.settings[locale]));
  const findings = written.flatMap((locale) => {
    const values = block.settings[locale]?.values ?? {};
    return [
      ...visit(schema, values).flatMap((visited) =>
        valueProblems(visited, destinations).map(({ kind, about, part }): Finding => ({
          kind,
          block: id,
          setting: visited.setting,
          at: part === undefined ? visited.at : [...visited.at, part],
          locales: [locale],
          about,
          count: 1,
        })),
      ),
      ...contrastFindings(schema, id, values, locale),
    ];
  });
  const untranslated = languages.flatMap((locale): readonly Finding[] => {
    const missing = missingTexts(schema, block, locale, own);
    const setting = missing[0]?.path[0];
    if (typeof setting !== 'string') return [];
    return [
      { kind: 'untranslated', block: id, setting, locales: [locale], about: '', count: missing.length },
    ];
  });
  return [...inOneLine(findings), ...inOneLine(untranslated)];
}
