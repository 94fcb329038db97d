import games from '#frontend/assets/illustrations/games.svg';
import profile from '#frontend/assets/illustrations/profile.svg';
import { BecomeTeacher } from '#frontend/components/account/become-teacher.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { useUser } from '#frontend/lib/auth/session.ts';
import { paths } from '#frontend/lib/paths.ts';
import { CardGrid } from './card-grid.tsx';
import { DashboardCard } from './dashboard-card.tsx';

/** A student's home page: a greeting, the games and their profile. */
export const StudentHome = () => {
  const name = useUser()?.displayName;
  return (
    <Page
      title="dashboard.studentTitle"
      intro={name ? 'dashboard.studentGreeting' : 'dashboard.studentIntro'}
      introValues={{ name }}
    >
      <CardGrid>
        <DashboardCard
          path={paths.games}
          title="games.title"
          text="dashboard.studentGames"
          picture={games}
        />
        <DashboardCard
          path={paths.profile}
          title="dashboard.studentProfile"
          text="dashboard.studentProfileText"
          picture={profile}
        />
      </CardGrid>
      <BecomeTeacher />
    </Page>
  );
};
