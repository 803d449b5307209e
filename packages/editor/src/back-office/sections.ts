import type { AdminArea } from '@boardwright/api-client/contract';
import {
  Briefcase,
  Building2,
  LayoutDashboard,
  LayoutTemplate,
  Images,
  Mail,
  Newspaper,
  SlidersHorizontal,
  Store,
  PanelsTopLeft,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useEditorT } from '../editor-messages.tsx';
import { isBesidePages } from '../model/beside-pages.ts';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { useBackOfficeMessages } from './use-back-office-messages.ts';

export const sectionNames = [
  'overview',
  'jobs',
  'companies',
  'people',
  'content',
  'media',
  'mails',
  'shop',
  'pages',
  'site',
  'team',
  'sites',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** What the calls of a section are about. */
export const areaOf = (section: SectionName): AdminArea =>
  section === 'mails' ? 'content' : section === 'sites' ? 'site' : section;

export interface Section {
  readonly name: SectionName;
  readonly title: string;
  readonly sign: LucideIcon;
  /** Below /admin. */
  readonly path: string;
  /** Whether it opens in the page editor's own frame. */
  readonly isInEditor: boolean;
}

/** The sections that there are, in their order; what nobody answers for is absent. */
export function useSections(): readonly Section[] {
  const t = useBackOfficeMessages();
  const inEditor = useEditorT();
  const features = useEditorFeatures();
  const all: readonly (Omit<Section, 'isInEditor'> & { readonly isThere: boolean })[] = [
    {
      name: 'overview',
      title: inEditor('shell.overview'),
      sign: LayoutDashboard,
      path: '/overview',
      isThere: features.overview,
    },
    {
      name: 'jobs',
      title: inEditor('shell.jobs'),
      sign: Briefcase,
      path: '/jobs',
      isThere: features.jobs,
    },
    {
      name: 'companies',
      title: inEditor('shell.companies'),
      sign: Building2,
      path: '/companies',
      isThere: features.companies,
    },
    {
      name: 'people',
      title: inEditor('shell.people'),
      sign: Users,
      path: '/people',
      isThere: features.people,
    },
    {
      name: 'content',
      title: inEditor('shell.content'),
      sign: Newspaper,
      path: '/content',
      isThere: features.content,
    },
    {
      name: 'media',
      title: inEditor('shell.media'),
      sign: Images,
      path: '/media',
      isThere: features.media,
    },
    {
      name: 'mails',
      title: inEditor('shell.mails'),
      sign: Mail,
      path: '/mails',
      isThere: features.mails,
    },
    {
      name: 'shop',
      title: inEditor('shell.shop'),
      sign: Store,
      path: '/shop',
      isThere: features.shop,
    },
    {
      name: 'pages',
      title: inEditor('shell.pages'),
      sign: LayoutTemplate,
      path: '/',
      isThere: features.pages,
    },
    {
      name: 'site',
      title: t('site'),
      sign: SlidersHorizontal,
      path: '/settings',
      isThere: features.siteSettings,
    },
    {
      name: 'team',
      title: t('team'),
      sign: UserCog,
      path: '/team',
      isThere: features.team,
    },
    {
      name: 'sites',
      title: t('sites'),
      sign: PanelsTopLeft,
      path: '/sites',
      isThere: features.sites,
    },
  ];
  return all
    .filter(({ isThere }) => isThere)
    .map((section) => ({ ...section, isInEditor: !isBesidePages(section.path) }));
}
