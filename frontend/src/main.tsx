import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadLocale } from './app/providers/loaded-locale.ts';
import { preloadPage } from './app/router/pages.ts';
import './app/theme/fonts.css';
import './app/theme/base.css';
import './app/theme/controls.css';
import './app/theme/variables.css';
import { shownLocale } from './i18n/device-locale.ts';
import { startSession } from './lib/auth/start-session.ts';
import { watchErrors } from './lib/watch-errors.ts';
import { nextTask } from './lib/next-task.ts';

const begin = async (): Promise<void> => {
  await nextTask();
  startSession();
  watchErrors();
  const page = preloadPage(window.location.pathname);
  const initialLocale = await loadLocale(shownLocale());
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no root element');
  const root = createRoot(container);
  await page;
  // In a transition React renders the first screen in small steps, so that the page stays responsive.
  startTransition(() => root.render(<App initialLocale={initialLocale} />));
};

// Without a top-level await: a locale's files import from this one, so that each would wait for the other.
void begin();
