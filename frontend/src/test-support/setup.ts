import { configure } from '@testing-library/react';

// As expect.poll waits: a busy machine takes its time to fetch a dialog's file.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;
