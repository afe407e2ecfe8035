import {
  BookOpen,
  ChartColumn,
  GraduationCap,
  MessagesSquare,
  Music,
  Newspaper,
  Search,
  Users,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { MenuIcon } from '../../../../shared';

const icons: Record<MenuIcon, LucideIcon> = {
  staff: Users,
  report: ChartColumn,
  news: Newspaper,
  resources: BookOpen,
  tools: Wrench,
  academy: GraduationCap,
  workvivo: MessagesSquare,
  community: UsersRound,
  music: Music,
  search: Search,
};

/** Icon for a menu entry. */
export function NavigationIcon({ name }: { name: MenuIcon }) {
  const Icon = icons[name];
  return <Icon size={20} aria-hidden />;
}
