import { useRole } from '#frontend/lib/auth/session.ts';
import { StudentHome } from '../components/student-home.tsx';
import { TeacherHome } from '../components/teacher-home.tsx';

const DashboardPage = () => (useRole() === 'teacher' ? <TeacherHome /> : <StudentHome />);

export default DashboardPage;
