import { DirectedProse } from '#frontend/components/text/directed-text.tsx';

/** A lesson with its formulas typeset. */
const LessonFormulas = ({ lesson }: { readonly lesson: string }) => <DirectedProse text={lesson} />;

export default LessonFormulas;
