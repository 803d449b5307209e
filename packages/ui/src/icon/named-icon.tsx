import Accessibility from 'lucide-react/icons/accessibility';
import Anchor from 'lucide-react/icons/anchor';
import Atom from 'lucide-react/icons/atom';
import Award from 'lucide-react/icons/award';
import Baby from 'lucide-react/icons/baby';
import Bell from 'lucide-react/icons/bell';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import Bus from 'lucide-react/icons/bus';
import Calculator from 'lucide-react/icons/calculator';
import Calendar from 'lucide-react/icons/calendar';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import ChartLine from 'lucide-react/icons/chart-line';
import ChartPie from 'lucide-react/icons/chart-pie';
import ChefHat from 'lucide-react/icons/chef-hat';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Clock from 'lucide-react/icons/clock';
import Cloud from 'lucide-react/icons/cloud';
import Code from 'lucide-react/icons/code';
import Coffee from 'lucide-react/icons/coffee';
import Cpu from 'lucide-react/icons/cpu';
import Database from 'lucide-react/icons/database';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Euro from 'lucide-react/icons/euro';
import Factory from 'lucide-react/icons/factory';
import FileText from 'lucide-react/icons/file-text';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Gavel from 'lucide-react/icons/gavel';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hammer from 'lucide-react/icons/hammer';
import HandHeart from 'lucide-react/icons/hand-heart';
import Handshake from 'lucide-react/icons/handshake';
import HardHat from 'lucide-react/icons/hard-hat';
import Headphones from 'lucide-react/icons/headphones';
import Heart from 'lucide-react/icons/heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Hospital from 'lucide-react/icons/hospital';
import Hotel from 'lucide-react/icons/hotel';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Leaf from 'lucide-react/icons/leaf';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import Microscope from 'lucide-react/icons/microscope';
import Music from 'lucide-react/icons/music';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Palette from 'lucide-react/icons/palette';
import Phone from 'lucide-react/icons/phone';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Pill from 'lucide-react/icons/pill';
import Plane from 'lucide-react/icons/plane';
import Plug from 'lucide-react/icons/plug';
import Recycle from 'lucide-react/icons/recycle';
import Rocket from 'lucide-react/icons/rocket';
import Sailboat from 'lucide-react/icons/sailboat';
import Scale from 'lucide-react/icons/scale';
import Scissors from 'lucide-react/icons/scissors';
import Search from 'lucide-react/icons/search';
import Server from 'lucide-react/icons/server';
import Shield from 'lucide-react/icons/shield';
import Ship from 'lucide-react/icons/ship';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Smartphone from 'lucide-react/icons/smartphone';
import Sprout from 'lucide-react/icons/sprout';
import Star from 'lucide-react/icons/star';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Store from 'lucide-react/icons/store';
import Theater from 'lucide-react/icons/theater';
import Tractor from 'lucide-react/icons/tractor';
import TrainFront from 'lucide-react/icons/train-front';
import Trees from 'lucide-react/icons/trees';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Warehouse from 'lucide-react/icons/warehouse';
import Wheat from 'lucide-react/icons/wheat';
import Wind from 'lucide-react/icons/wind';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';
import { Icon, type IconDrawing, type IconProps } from './icon.tsx';

/** Keeps the names and drops the library's own type, which a declaration file cannot name. */
function byName<Name extends string>(icons: Record<Name, IconDrawing>): Readonly<Record<Name, IconDrawing>> {
  return icons;
}

/**
 * The icons that a setting can name (link icons, segment icons). About 11 kB compressed together: only a block whose settings
 * name icons imports this file; the others import the one they draw.
 */
export const namedIcons = /* @__PURE__ */ byName({
  accessibility: Accessibility,
  anchor: Anchor,
  atom: Atom,
  award: Award,
  baby: Baby,
  bell: Bell,
  bike: Bike,
  'book-open': BookOpen,
  briefcase: Briefcase,
  'building-2': Building2,
  bus: Bus,
  calculator: Calculator,
  calendar: Calendar,
  camera: Camera,
  car: Car,
  'chart-line': ChartLine,
  'chart-pie': ChartPie,
  'chef-hat': ChefHat,
  clapperboard: Clapperboard,
  clock: Clock,
  cloud: Cloud,
  code: Code,
  coffee: Coffee,
  cpu: Cpu,
  database: Database,
  dumbbell: Dumbbell,
  euro: Euro,
  factory: Factory,
  'file-text': FileText,
  'flask-conical': FlaskConical,
  gavel: Gavel,
  globe: Globe,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  'hand-heart': HandHeart,
  handshake: Handshake,
  'hard-hat': HardHat,
  headphones: Headphones,
  heart: Heart,
  'heart-pulse': HeartPulse,
  hospital: Hospital,
  hotel: Hotel,
  house: House,
  landmark: Landmark,
  languages: Languages,
  leaf: Leaf,
  lock: Lock,
  mail: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  microscope: Microscope,
  music: Music,
  newspaper: Newspaper,
  package: Package,
  palette: Palette,
  phone: Phone,
  'piggy-bank': PiggyBank,
  pill: Pill,
  plane: Plane,
  plug: Plug,
  recycle: Recycle,
  rocket: Rocket,
  sailboat: Sailboat,
  scale: Scale,
  scissors: Scissors,
  search: Search,
  server: Server,
  shield: Shield,
  ship: Ship,
  'shopping-bag': ShoppingBag,
  'shopping-cart': ShoppingCart,
  smartphone: Smartphone,
  sprout: Sprout,
  star: Star,
  stethoscope: Stethoscope,
  store: Store,
  theater: Theater,
  tractor: Tractor,
  'train-front': TrainFront,
  trees: Trees,
  truck: Truck,
  user: User,
  users: Users,
  utensils: Utensils,
  warehouse: Warehouse,
  wheat: Wheat,
  wind: Wind,
  wrench: Wrench,
  zap: Zap,
});

export type IconName = keyof typeof namedIcons;
export const iconNames = Object.keys(namedIcons) as readonly IconName[];

export interface NamedIconProps extends Omit<IconProps, 'icon'> {
  /** As stored in a setting; an unknown name draws nothing. */
  readonly name: string;
}

/** The icon of a setting. */
export function NamedIcon({ name, ...rest }: NamedIconProps) {
  const icon = (namedIcons as Readonly<Record<string, IconDrawing>>)[name];
  return icon ? <Icon icon={icon} {...rest} /> : null;
}
