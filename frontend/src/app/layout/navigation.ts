import {
  BookCopy,
  BookUser,
  CalendarDays,
  ChartColumn,
  Dices,
  House,
  LayoutDashboard,
  Library,
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
  /** Further pages that tabs show beside it. */
  readonly beside?: string;
}

/** A list of the navigation; only lists of students and the dashboard's have no heading. */
export interface NavigationGroup {
  readonly heading?: MessageId;
  readonly items: readonly NavigationItem[];
}

const games: NavigationItem = { path: paths.games, label: 'games.title', icon: Dices };
const profile: NavigationItem = {
  path: paths.profile,
  label: 'layout.profile',
  icon: UserRound,
};

export const navigation: Readonly<Record<Role, readonly NavigationGroup[]>> = {
  student: [
    {
      items: [{ path: paths.dashboard, label: 'layout.studentHome', icon: House }, games, profile],
    },
  ],
  teacher: [
    {
      items: [
        { path: paths.dashboard, label: 'layout.teacherDashboard', icon: LayoutDashboard },
        { path: paths.week, label: 'week.title', icon: CalendarDays },
      ],
    },
    {
      heading: 'layout.group.classes',
      items: [
        { path: paths.classes, label: 'layout.classes', icon: BookUser },
        { path: paths.students, label: 'students.title', icon: Users },
        { path: paths.reports, label: 'layout.reports', icon: ChartColumn },
        { path: paths.grades, label: 'grades.nav', icon: ScanText, beside: paths.answerSheets },
      ],
    },
    {
      heading: 'layout.group.prepare',
      items: [
        { path: paths.notebooks, label: 'layout.notebooks', icon: BookCopy },
        { path: paths.aiContent, label: 'aiContent.nav', icon: PencilLine },
        { path: paths.questions, label: 'bank.nav', icon: Library },
        games,
      ],
    },
    { heading: 'layout.group.account', items: [profile] },
  ],
};

/** Whether an address is the item's page or below it; the home page is the dashboard. */
export const isWithin = ({ path, beside = path }: NavigationItem, pathname: string): boolean =>
  matchPath({ path, end: false }, pathname) !== null ||
  matchPath({ path: beside, end: false }, pathname) !== null ||
  (path === paths.dashboard && pathname === paths.home);
