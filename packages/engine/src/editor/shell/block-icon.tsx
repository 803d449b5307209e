import {
  Briefcase,
  CircleHelp,
  Code,
  Image,
  LayoutGrid,
  ListFilter,
  Megaphone,
  PanelBottom,
  PanelTop,
  Puzzle,
  Search,
  Star,
  type LucideIcon,
} from 'lucide-react';

/** The sign of a block's kind in the outline and on its panel; a stranger's block gets the puzzle piece. */
const signs: Readonly<Record<string, LucideIcon>> = {
  navbar: PanelTop,
  footer: PanelBottom,
  'search-job': Search,
  'call-to-action': Megaphone,
  'job-list': ListFilter,
  'job-details': Briefcase,
  'featured-jobs': Star,
  'job-per-segment': LayoutGrid,
  'text-with-image': Image,
  faq: CircleHelp,
  html: Code,
};

interface BlockIconProps {
  readonly blockKey: string;
}

export function BlockIcon({ blockKey }: BlockIconProps) {
  const Sign = signs[blockKey] ?? Puzzle;
  return <Sign size={15} strokeWidth={1.75} aria-hidden />;
}
