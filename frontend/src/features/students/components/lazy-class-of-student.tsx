import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';

/** Loaded after the list, which does not wait for the classes. */
export const ClassOfStudent = lazyComponent(() => import('./class-of-student.tsx'));
