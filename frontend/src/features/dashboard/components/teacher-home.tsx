import Box from '@mui/material/Box';
import { Page } from '../../../components/page/page.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { LastNotebook } from './last-notebook.tsx';
import { teacherCards } from './teacher-cards.ts';

const feet = { lastNotebook: LastNotebook };

/** What a teacher can do, a card for each. */
export const TeacherHome = () => (
  <Page title="dashboard.title" intro="dashboard.intro">
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        gap: 3,
      }}
    >
      {teacherCards.map(({ foot, ...card }) => {
        const Foot = foot && feet[foot];
        return <DashboardCard key={card.path} {...card} foot={Foot && <Foot />} />;
      })}
    </Box>
  </Page>
);
