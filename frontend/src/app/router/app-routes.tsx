import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { AppLayout } from '../layout/app-layout.tsx';
import { GuestsOnly, RequireUser, TeachersOnly } from './guards.tsx';

const Dashboard = lazy(() => import('../../features/dashboard/pages/dashboard-page.tsx'));
const Login = lazy(() => import('../../features/auth/pages/login-page.tsx'));
const Register = lazy(() => import('../../features/auth/pages/register-page.tsx'));
const ForgotPassword = lazy(() => import('../../features/auth/pages/forgot-password-page.tsx'));
const SignInLink = lazy(() => import('../../features/auth/pages/sign-in-link-page.tsx'));
const Profile = lazy(() => import('../../features/profile/pages/profile-page.tsx'));
const CreateNotebook = lazy(
  () => import('../../features/notebooks/pages/create-notebook-page.tsx'),
);
const Notebooks = lazy(() => import('../../features/notebooks/pages/notebooks-page.tsx'));
const Students = lazy(() => import('../../features/students/pages/students-page.tsx'));
const Games = lazy(() => import('../../features/games/pages/games-page.tsx'));
const Game = lazy(() => import('../../features/games/pages/game-page.tsx'));
const ExtractGrades = lazy(() => import('../../features/grades/pages/extract-grades-page.tsx'));
const Grades = lazy(() => import('../../features/grades/pages/grades-page.tsx'));
const LessonPlan = lazy(() => import('../../features/ai-content/pages/lesson-plan-page.tsx'));
const Test = lazy(() => import('../../features/ai-content/pages/test-page.tsx'));
const Exercise = lazy(() => import('../../features/ai-content/pages/exercise-page.tsx'));
const AiContent = lazy(() => import('../../features/ai-content/pages/ai-content-page.tsx'));
const NotFound = lazy(() => import('./not-found-page.tsx'));

/** The routes table of the specification (section 2). Every page is a file of its own. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<AppLayout />}>
      <Route element={<GuestsOnly />}>
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.forgotPassword} element={<ForgotPassword />} />
      </Route>
      <Route path={paths.signInLink} element={<SignInLink />} />
      <Route element={<RequireUser />}>
        <Route path={paths.home} element={<Dashboard />} />
        <Route path={paths.dashboard} element={<Dashboard />} />
        <Route path={paths.profile} element={<Profile />} />
        <Route path={paths.games} element={<Games />} />
        <Route path={paths.game} element={<Game />} />
        <Route element={<TeachersOnly />}>
          <Route path={paths.students} element={<Students />} />
          <Route path={paths.createNotebook} element={<CreateNotebook />} />
          <Route path={paths.notebooks} element={<Notebooks />} />
          <Route path={paths.extractGrades} element={<ExtractGrades />} />
          <Route path={paths.grades} element={<Grades />} />
          <Route path={paths.lessonPlan} element={<LessonPlan />} />
          <Route path={paths.test} element={<Test />} />
          <Route path={paths.exercise} element={<Exercise />} />
          <Route path={paths.aiContent} element={<AiContent />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
