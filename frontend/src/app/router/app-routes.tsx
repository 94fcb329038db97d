import { Route, Routes } from 'react-router';
import { lazyPage } from '../../components/page/lazy-page.tsx';
import { AppLayout } from '../layout/app-layout.tsx';
import { GuestsOnly, RequireUser, TeachersOnly } from './guards.tsx';
import { pageFiles } from './page-files.ts';
import { pageIn } from './pages.ts';

const NotFound = lazyPage(() => import('./not-found-page.tsx'));

const routesTo = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, file]) => {
    const Page = pageIn(file);
    return <Route key={path} path={path} element={<Page />} />;
  });

/** Every page below the frame, behind the guard of who may see it. Every page is a file of its own. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<AppLayout />}>
      <Route element={<GuestsOnly />}>{routesTo(pageFiles.visitors)}</Route>
      {routesTo(pageFiles.anyone)}
      <Route element={<RequireUser />}>
        {routesTo(pageFiles.users)}
        <Route element={<TeachersOnly />}>{routesTo(pageFiles.teachers)}</Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
