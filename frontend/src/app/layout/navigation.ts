import {
  BookCopy,
  BookUser,
  Dices,
  House,
  LayoutDashboard,
  PencilLine,
  ScanText,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { matchPath } from 'react-router';
import type { Role } from '#shared/model/role.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { paths } from '../../lib/paths.ts';

export interface NavigationItem {
  readonly path: string;
  readonly label: MessageId;
  readonly icon: LucideIcon;
}

const gamesItem: NavigationItem = { path: paths.games, label: 'games.title', icon: Dices };

const teacherItems: readonly NavigationItem[] = [
  { path: paths.dashboard, label: 'layout.teacherDashboard', icon: LayoutDashboard },
  { path: paths.students, label: 'students.title', icon: Users },
  { path: paths.classes, label: 'layout.classes', icon: BookUser },
  { path: paths.notebooks, label: 'layout.notebooks', icon: BookCopy },
  { path: paths.grades, label: 'grades.nav', icon: ScanText },
  { path: paths.aiContent, label: 'aiContent.nav', icon: PencilLine },
  gamesItem,
];

const studentItems: readonly NavigationItem[] = [
  { path: paths.dashboard, label: 'layout.studentHome', icon: House },
  gamesItem,
];

const profileItem: NavigationItem = {
  path: paths.profile,
  label: 'layout.profile',
  icon: UserRound,
};

const places: Readonly<Record<Role, readonly NavigationItem[]>> = {
  student: studentItems,
  teacher: teacherItems,
};

/** The navigation items of a role; everyone has Profile. */
export const navigationFor = (role: Role): readonly NavigationItem[] => [
  ...places[role],
  profileItem,
];

/** Whether an address is the item's page or below it; the home page is the dashboard. */
export const isWithin = ({ path }: NavigationItem, pathname: string): boolean =>
  matchPath({ path, end: false }, pathname) !== null ||
  (path === paths.dashboard && pathname === paths.home);
