import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadLocale } from './app/providers/loaded-locale.ts';
import { preloadPage } from './app/router/pages.ts';
import './app/theme/fonts.css';
import './app/theme/base.css';
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
  // As a transition, the first screen is made in small steps, between which the page can answer.
  startTransition(() => root.render(<App initialLocale={initialLocale} />));
};

// No await at the top level: the files of a locale import from this one, and each would wait for the other.
void begin();
