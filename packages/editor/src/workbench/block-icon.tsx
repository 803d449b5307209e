import type { BlockIcon as Icon, BlockIconName } from '@boardwright/blocks-schema';
import {
  Bell,
  Briefcase,
  Building,
  Building2,
  Calendar,
  ChartColumn,
  CircleHelp,
  Clock,
  Code,
  Columns3,
  FileText,
  Grid2x2,
  Handshake,
  IdCard,
  Image,
  Images,
  KeyRound,
  LayoutGrid,
  Link2,
  ListFilter,
  LockKeyhole,
  LogIn,
  Mail,
  Map as MapDrawing,
  MapPinned,
  Megaphone,
  MessageSquareQuote,
  Newspaper,
  PanelBottom,
  PanelTop,
  Play,
  Puzzle,
  ScanSearch,
  Search,
  ShoppingBag,
  Star,
  Table,
  Timer,
  Type,
  UserRound,
  UserRoundPlus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useWorkbench } from './workbench-state.tsx';

const drawings: Readonly<Partial<Record<string, LucideIcon>> & Record<BlockIconName, LucideIcon>> = {
  bell: Bell,
  briefcase: Briefcase,
  building: Building,
  'building-2': Building2,
  calendar: Calendar,
  'chart-column': ChartColumn,
  'circle-help': CircleHelp,
  clock: Clock,
  code: Code,
  'columns-3': Columns3,
  'file-text': FileText,
  'grid-2x2': Grid2x2,
  handshake: Handshake,
  'id-card': IdCard,
  image: Image,
  images: Images,
  'key-round': KeyRound,
  'layout-grid': LayoutGrid,
  'link-2': Link2,
  'list-filter': ListFilter,
  'lock-keyhole': LockKeyhole,
  'log-in': LogIn,
  mail: Mail,
  map: MapDrawing,
  'map-pinned': MapPinned,
  megaphone: Megaphone,
  'message-square-quote': MessageSquareQuote,
  newspaper: Newspaper,
  'panel-bottom': PanelBottom,
  'panel-top': PanelTop,
  play: Play,
  puzzle: Puzzle,
  'scan-search': ScanSearch,
  search: Search,
  'shopping-bag': ShoppingBag,
  star: Star,
  table: Table,
  timer: Timer,
  type: Type,
  'user-round': UserRound,
  'user-round-plus': UserRoundPlus,
  users: Users,
};

interface BlockIconProps {
  /** As the block's schema says; undefined for a block that this board does not have. */
  readonly icon: Icon | undefined;
}

/** The sign of a block's kind: in the outline, on its panel, at its mark on the page. */
export function BlockIcon({ icon = 'puzzle' }: BlockIconProps) {
  if (typeof icon === 'string') {
    // A block from outside may be built against other names.
    const Drawing = drawings[icon] ?? Puzzle;
    return <Drawing size={15} strokeWidth={1.75} aria-hidden />;
  }
  return (
    <svg
      width={15}
      height={15}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {icon.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** The {@link BlockIcon} of the blocks of a key. */
export function IconOfBlocks({ blockKey }: { readonly blockKey: string }) {
  const { engine } = useWorkbench();
  return <BlockIcon icon={engine.blocks.get(blockKey)?.schema.icon} />;
}
