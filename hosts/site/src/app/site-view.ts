import type { Configuration, Site, StoredPage } from '@boardwright/api-client/contract';
import { textsOfSite, withCurrentMessages, withTextsOfSite } from '@boardwright/engine/custom-translations';
import { cleanRichText, readPage, type ReadPage } from '@boardwright/engine';
import { inLocale, type MessageKey, type Messages, type MessageTree } from '@boardwright/messages';
import { pageTranslator } from '@boardwright/ui/page-translator';
import type { PageMessages, Translate, Translator } from '@boardwright/ui/translate';
import {
  cookieScriptsSchema,
  fillDefaults,
  siteSettingsSchema,
  type CookieScript,
  type SiteSettings,
} from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { engine } from '../engine.ts';
import { type Split, withVersionB } from './experiments.ts';

/** A site in one language, with everything about it that does not change from visitor to visitor worked out once. */
export interface SiteView {
  readonly host: string;
  readonly locale: string;
  readonly site: Site;
  readonly settings: SiteSettings;
  readonly locales: readonly string[];
  readonly cookieScripts: readonly CookieScript[];
  /** Some page of it has a video of YouTube or Vimeo. */
  readonly hasLinkedVideos: boolean;
  readonly configuration: Configuration;
  readonly pathsOf: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly read: (page: StoredPage) => ReadPage;
  /** Of a page with two versions which experiment it is, and the page with the other one. */
  readonly tested: (page: StoredPage) => TestedPage | undefined;
  /** Messages that the server says and no page carries, the site's own laid over them. */
  readonly siteMessages: <Tree extends MessageTree>(
    namespace: string,
    messages: Messages<Tree>,
  ) => Translate<MessageKey<Messages<Tree>>>;
  /** Messages and translator of a set of blocks, custom translations laid over them. */
  readonly messagesFor: (keys: readonly string[]) => {
    readonly messages: PageMessages;
    readonly translator: Translator;
  };
}

/** A page of which some visitors see another version. */
export interface TestedPage extends Split {
  readonly b: ReadPage;
}

/** Settings of a site, completed; what does not fit the schema falls back to its default. */
export function readSiteSettings(stored: Readonly<Record<string, unknown>>): SiteSettings {
  const known = Object.fromEntries(
    Object.entries(withCurrentMessages(stored)).filter(([name]) => name in siteSettingsSchema.properties),
  );
  const filled = fillDefaults(siteSettingsSchema, known) as Record<string, unknown>;
  const broken = new Set(
    problemsOf(siteSettingsSchema, filled).map((problem) => problem.path.split('/')[1] ?? ''),
  );
  const current = Object.fromEntries(Object.entries(known).filter(([name]) => !broken.has(name)));
  return fillDefaults(siteSettingsSchema, current) as SiteSettings;
}

/** Links name a page by its kind or by its number; of several pages of a kind the first has the name. */
function namesOf(page: StoredPage): readonly string[] {
  return [page.key, String(page.id)];
}

export function makeSiteView(
  host: string,
  locale: string,
  site: Site,
  configuration: Configuration,
): SiteView {
  const settings = readSiteSettings(site.settings);
  const scripts = fillDefaults(cookieScriptsSchema, site.cookie_scripts) as readonly CookieScript[];
  const texts = textsOfSite(settings.custom_translations, locale);
  const pages = new Map<number, ReadPage>();
  const tested = new Map<number, TestedPage | undefined>();
  const translations = new Map<string, { messages: PageMessages; translator: Translator }>();
  return {
    host,
    locale,
    site,
    settings,
    locales: settings.supported_languages,
    cookieScripts: problemsOf(cookieScriptsSchema, scripts).length === 0 ? scripts : [],
    hasLinkedVideos: site.pages.some(({ blocks }) =>
      blocks.some(({ key, settings: own }) => key === 'video' && own['video_source'] === 'link'),
    ),
    configuration,
    pathsOf: Object.fromEntries(
      site.pages.toReversed().flatMap((page) => namesOf(page).map((name) => [name, page.path[locale] ?? ''])),
    ),
    labels: Object.fromEntries(
      site.pages
        .toReversed()
        .flatMap((page) => namesOf(page).map((name) => [name, page.settings.page_label ?? ''])),
    ),
    read(page) {
      let read = pages.get(page.id);
      if (!read) {
        read = readPage(engine, page, problemsOf, cleanRichText);
        pages.set(page.id, read);
      }
      return read;
    },
    tested(page) {
      if (!tested.has(page.id)) tested.set(page.id, testedPage(site, page));
      return tested.get(page.id);
    },
    siteMessages(namespace, messages) {
      const own = inLocale<MessageTree>(messages, locale);
      return pageTranslator(locale, withTextsOfSite({ [namespace]: own }, texts)).namespace(namespace);
    },
    messagesFor(keys) {
      const id = [...new Set(keys)].sort().join();
      let found = translations.get(id);
      if (!found) {
        const own = withTextsOfSite(engine.messagesOf(locale, keys), texts);
        found = { messages: own, translator: pageTranslator(locale, own) };
        translations.set(id, found);
      }
      return found;
    },
  };
}

/** The other version of a page; none where its settings do not fit their block, which then stays as it is for all. */
function testedPage(site: Site, page: StoredPage): TestedPage | undefined {
  const running = site.experiments?.find((one) => one.page_id === page.id);
  if (!running) return undefined;
  const b = readPage(engine, withVersionB(page, running), problemsOf, cleanRichText);
  const isWhole =
    b.blocks.some(({ id }) => id === running.block_id) &&
    b.problems.every(({ blockId }) => blockId !== running.block_id);
  return isWhole ? { experiment: running.id, share: running.share, b } : undefined;
}

/** What a site is called; a draft may have no name yet. */
export const siteNameOf = ({ settings, site, host }: SiteView): string =>
  settings.site_name || site.name || host;
