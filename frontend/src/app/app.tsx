import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { Toaster } from '../components/feedback/toaster.tsx';
import { LocaleProvider } from './providers/locale-provider.tsx';
import type { LoadedLocale } from './providers/loaded-locale.ts';
import { ThemeProvider } from './providers/theme-provider.tsx';
import { AppRoutes } from './router/app-routes.tsx';

export const App = ({ initialLocale }: { readonly initialLocale: LoadedLocale }) => (
  <LocaleProvider initial={initialLocale}>
    <ThemeProvider>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <Toaster />
    </ThemeProvider>
  </LocaleProvider>
);
