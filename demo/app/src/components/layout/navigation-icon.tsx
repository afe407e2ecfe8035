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

/** Icon for a menu entry. Unknown names get a link icon. */
export function NavigationIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Link2;
  return <Icon size={20} aria-hidden />;
}
