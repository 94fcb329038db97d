import games from '../../../assets/illustrations/games.svg';
import profile from '../../../assets/illustrations/profile.svg';
import { BecomeTeacher } from '../../../components/account/become-teacher.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useUser } from '../../../lib/auth/session.ts';
import { paths } from '../../../lib/paths.ts';
import { CardGrid } from './card-grid.tsx';
import { DashboardCard } from './dashboard-card.tsx';

/** What a student finds: a greeting, the games of the class, and their own profile. */
export const StudentHome = () => {
  const name = useUser()?.displayName;
  return (
    <Page
      title="dashboard.studentTitle"
      intro={name ? 'dashboard.studentGreeting' : 'dashboard.studentIntro'}
      introValues={{ name: <bdi key="name">{name}</bdi> }}
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
