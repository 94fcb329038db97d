import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';

interface Props {
  readonly lesson: string;
}

const LessonFormulas = lazyComponent<Props>(
  () => import('./lesson-formulas.tsx'),
  ({ lesson }) => lesson,
);

/** Formulas, calculations and grouped digits such as `99 999`, which Arabic would turn round. */
const needsOrder = /[$=+×÷<>]|\p{Nd}[ \u00A0]\p{Nd}/u;

/** A lesson as its teacher wrote it. What orders and typesets calculations is loaded for lessons that have some. */
export const LessonText = ({ lesson }: Props) => (
  <bdi>{needsOrder.test(lesson) ? <LessonFormulas lesson={lesson} /> : lesson}</bdi>
);
