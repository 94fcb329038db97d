import { configure } from '@testing-library/react';

// A busy machine takes its time to fetch a dialog's file; a second, the default, is not always enough.
configure({ asyncUtilTimeout: 5_000 });
