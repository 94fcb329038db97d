import { Route, Routes } from 'react-router';
import { pagesByAudience } from '#shared/model/pages.ts';
import { lazyPage } from '../../components/page/lazy-page.tsx';
import { AppLayout } from '../layout/app-layout.tsx';
import { GuestsOnly, RequireUser, TeachersOnly } from './guards.tsx';
import { pageNamed } from './pages.ts';

const NotFound = lazyPage(() => import('./not-found-page.tsx'));

const routesTo = (routes: Readonly<Record<string, string>>) =>
  Object.entries(routes).map(([name, path]) => {
    const Page = pageNamed(name);
    return <Route key={path} path={path} element={<Page />} />;
  });

/** Every page inside the frame, behind the guard for its audience. Each page is a separate file. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<AppLayout />}>
      <Route element={<GuestsOnly />}>{routesTo(pagesByAudience.visitors)}</Route>
      {routesTo(pagesByAudience.anyone)}
      <Route element={<RequireUser />}>
        {routesTo(pagesByAudience.users)}
        <Route element={<TeachersOnly />}>{routesTo(pagesByAudience.teachers)}</Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
