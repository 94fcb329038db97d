import * as React from 'react';

// React notes where each element was created, for its developer tools. That was a third of the time of page tests.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(Object(internals), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});
