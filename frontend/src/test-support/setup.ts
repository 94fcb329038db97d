import { configure } from '@testing-library/react';

// As expect.poll waits: a busy machine takes its time to fetch a dialog's file.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out; a test that runs without it has no elements either.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
