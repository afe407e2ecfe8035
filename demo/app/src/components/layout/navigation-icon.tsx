import {
  BookOpen,
  ChartColumn,
  GraduationCap,
  Link2,
  MessagesSquare,
  Music,
  Newspaper,
  Search,
  Users,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
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

/** The icon of a menu entry, by the name that the space's menu gives. */
export function NavigationIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Link2;
  return <Icon size={20} aria-hidden />;
}
