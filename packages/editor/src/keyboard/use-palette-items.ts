import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useHistory } from '../page-editing/steps.react.tsx';
import { sharedElsewhere } from '../model/block-commands.ts';
import type { Place } from '../model/block-tree.ts';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { usePlaceForNew } from '../block-actions/use-place-for-new.ts';
import { useSelection } from '../block-actions/use-selection.ts';
import { useTakeBack } from '../block-actions/use-take-back.ts';
import { useWorkStore, type DraggedBlock } from '../block-actions/work.tsx';
import { canvasVisitors, useWorkbench } from '../workbench/workbench-state.tsx';
import { translate } from '@boardwright/messages';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { releaseMessages } from '../releases/releases.messages.ts';
import { usePublication } from '../publication/publication.tsx';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { useShowPageSettings } from '../pages/use-show-page-settings.ts';
import { viewports } from '../workbench/viewports.ts';
import { useStepMessages } from '../shell/use-step-messages.ts';
import { railPanels } from '../workbench/workbench-state.tsx';
import type { PaletteItem } from './palette-items.ts';
import type { patternItems as itemsOfPatterns } from './pattern-items.ts';
import { setSingles, withSingles } from './single-keys.ts';
import { usePaletteMessages } from './use-palette-messages.ts';

type PatternItems = typeof itemsOfPatterns;

/** Patterns to add, with all their words, which come a moment after the palette. @param run places what is chosen */
function usePatternItems(run: (what: DraggedBlock) => PaletteItem['run']): readonly PaletteItem[] {
  const paletteT = usePaletteMessages();
  const locale = useEditorLocale();
  const { engine } = useWorkbench();
  const site = useEdited((edited) => edited);
  const [patternItems, setPatternItems] = useState<PatternItems>();
  useEffect(() => {
    // Policy: a palette without patterns finds all else; they are in their panel, too.
    void import('./pattern-items.ts').then(
      (loaded) => setPatternItems(() => loaded.patternItems),
      () => undefined,
    );
  }, []);
  return useMemo(() => {
    const versionOf = (key: string) => {
      const block = engine.blocks.get(key);
      return block && (block.schema.version ?? 0);
    };
    return patternItems?.({ site, locale, note: paletteT('pattern'), versionOf, run }) ?? [];
  }, [patternItems, site, locale, paletteT, engine, run]);
}

/** Blocks, presets and shared blocks to add. @param at where they land */
function useAddItems(at: Place | undefined): readonly PaletteItem[] {
  const paletteT = usePaletteMessages();
  const { engine, page } = useWorkbench();
  const site = useEdited((edited) => edited);
  const actions = useBlockActions();
  const placeForNew = usePlaceForNew();
  const run = useCallback(
    (what: DraggedBlock) => (above: boolean) => actions.place(what, at ?? placeForNew(above)),
    [actions, at, placeForNew],
  );
  const patterns = usePatternItems(run);
  return useMemo(() => {
    const kinds = [...engine.blocks.values()].map(({ schema: { key, title } }): PaletteItem => ({
      id: `add ${key}`,
      group: 'add',
      name: title,
      note: actions.refusalOf(key) ?? '',
      blockKey: key,
      run: run({ kind: 'component', key }),
    }));
    const presets = site.presets
      .flatMap((id) => site.presetOf[id] ?? [])
      .filter(({ key }) => engine.blocks.has(key))
      .map((preset): PaletteItem => {
        const { id, name, key } = preset;
        const note = paletteT('preset');
        return {
          id: `preset ${id}`,
          group: 'add',
          name,
          note,
          blockKey: key,
          run: run({ kind: 'ready', name: actions.titleOf(key), blocks: [preset] }),
        };
      });
    const shared = (page ? sharedElsewhere(site, page) : []).map(({ id, key }): PaletteItem => ({
      id: `shared ${id}`,
      group: 'add',
      name: actions.titleOf(key),
      note: paletteT('shared'),
      blockKey: key,
      run: run({ kind: 'shared', id }),
    }));
    return [...kinds, ...presets, ...shared, ...patterns];
  }, [paletteT, engine, page, site, actions, run, patterns]);
}

function usePlaceItems(): readonly PaletteItem[] {
  const { page, entries, chooseBlock, choosePage } = useWorkbench();
  const actions = useBlockActions();
  const blockOf = useEdited((site) => site.blockOf);
  const blocks = (page?.blocks ?? []).map((id, at): PaletteItem => ({
    id: `block ${id}`,
    group: 'blocks',
    name: actions.nameOf([id]),
    note: String(at + 1),
    blockKey: blockOf[id]?.key ?? '',
    run: () => chooseBlock(id),
  }));
  const pages = entries.map(({ page: { id }, name, address }): PaletteItem => ({
    id: `page ${id}`,
    group: 'pages',
    name,
    note: address,
    run: () => choosePage(id),
  }));
  return [...blocks, ...pages];
}

/** What can be done from the palette besides adding and going. */
function useActionItems(): readonly PaletteItem[] {
  const t = useEditorT();
  const paletteT = usePaletteMessages();
  const takeBack = useTakeBack();
  const work = useWorkStore();
  const bench = useWorkbench();
  const navigate = useNavigate();
  const { search } = useLocation();
  const features = useEditorFeatures();
  const actions = useBlockActions();
  const selection = useSelection();
  const history = useHistory();
  const stepText = useStepMessages();
  const showPageSettings = useShowPageSettings();
  const { page } = bench;
  const [one] = selection;
  const isGlobal = useEdited((site) => one !== undefined && site.blockOf[one]?.isGlobal === true);
  const action = (name: string, note: string, run: () => void): PaletteItem => ({
    id: `do ${name}`,
    group: 'actions',
    name,
    note,
    run,
  });
  const isSingle = selection.length === 1 && one !== undefined;
  const isByHand = usePublication().site?.publishing === 'by_hand';
  const releaseT = translate(releaseMessages, useEditorLocale());
  const isTestable = usePublishingSource() !== undefined && isSingle && !isGlobal;
  const onBlock = [
    action(t('blockActions.duplicate'), 'Ctrl D', () => actions.duplicate(selection)),
    action(t('blockActions.delete'), 'Delete', () => actions.remove(selection)),
    action(t('blockActions.up'), 'Alt ↑', () => actions.nudge(selection, -1)),
    action(t('blockActions.down'), 'Alt ↓', () => actions.nudge(selection, 1)),
    action(t('blockActions.left'), 'Alt ←', () => actions.stepAside(selection, -1)),
    action(t('blockActions.right'), 'Alt →', () => actions.stepAside(selection, 1)),
  ];
  return [
    ...(selection.length > 0 ? onBlock : []),
    ...(isSingle
      ? [
          action(t('blockActions.savePreset'), 'P', () =>
            work.set({ dialog: { kind: 'savePreset', block: one } }),
          ),
          ...(features.comments
            ? [action(t('blockActions.comment'), 'Shift C', () => actions.comment(one))]
            : []),
        ]
      : []),
    ...(isTestable
      ? [action(t('blockActions.test'), '', () => work.set({ dialog: { kind: 'experiment', block: one } }))]
      : []),
    ...(history.undo ? [action(paletteT('action.undo'), stepText(history.undo.name), takeBack.undo)] : []),
    ...(history.redo ? [action(paletteT('action.redo'), stepText(history.redo.name), takeBack.redo)] : []),
    action(paletteT('action.newPage'), '', () => work.set({ dialog: { kind: 'newPage' } })),
    ...(page ? [action(paletteT('action.pageSettings'), '', () => showPageSettings({ page: page.id }))] : []),
    ...railPanels(features).map((panel) =>
      action(paletteT('action.open', { panel: t(`shell.${panel}`) }), '', () => bench.openLeft(panel)),
    ),
    ...viewports.map((viewport, at) =>
      action(
        paletteT('action.viewport', { name: t(`shell.viewports.${viewport.name}`) }),
        `Shift ${at + 1}`,
        () => bench.chooseViewport(viewport),
      ),
    ),
    ...canvasVisitors.map((visitor) =>
      action(paletteT('action.visitor', { name: t(`shell.visitors.${visitor}`) }), 'Shift V', () =>
        bench.chooseVisitor(visitor),
      ),
    ),
    action(paletteT('action.translations'), '', () => void navigate(`/translations${search}`)),
    ...(isByHand ? [action(releaseT('title'), '', () => void navigate(`/releases${search}`))] : []),
    ...(features.jobs ? [action(t('shell.jobs'), '', () => void navigate(`/jobs${search}`))] : []),
    ...(features.companies
      ? [action(t('shell.companies'), '', () => void navigate(`/companies${search}`))]
      : []),
    ...(features.people ? [action(t('shell.people'), '', () => void navigate(`/people${search}`))] : []),
    ...(features.shop ? [action(t('shell.shop'), '', () => void navigate(`/shop${search}`))] : []),
    ...(features.content ? [action(t('shell.content'), '', () => void navigate(`/content${search}`))] : []),
    ...(features.media ? [action(t('shell.media'), '', () => void navigate(`/media${search}`))] : []),
    ...(features.mails ? [action(t('shell.mails'), '', () => void navigate(`/mails${search}`))] : []),
    action(paletteT(`action.singles${withSingles() ? 'Off' : 'On'}`), '', () => setSingles(!withSingles())),
  ];
}

export function usePaletteItems(at: Place | undefined): readonly PaletteItem[] {
  const add = useAddItems(at);
  const places = usePlaceItems();
  const actions = useActionItems();
  return [...add, ...places, ...actions];
}
