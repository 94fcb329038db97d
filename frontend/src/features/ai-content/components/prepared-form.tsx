import Skeleton from '@mui/material/Skeleton';
import { findLine, orderedLines } from '#shared/course/line-names.ts';
import { isSameScope } from '#shared/distribution/change-distributions.ts';
import { usualDuration } from '#shared/distribution/lesson-duration.ts';
import { draftLanguages, languageOf } from '#shared/model/locale.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { readPlanned } from '#frontend/lib/plan-paths.ts';
import { useDistributions } from '#frontend/lib/resources/annual-distributions.ts';
import { initialValues } from '../model/content-values.ts';
import { valuesOfPlanned } from '../model/planned-values.ts';
import { ContentForm } from './content-form.tsx';

interface Props {
  /** Names a planned lesson (`plan-paths.ts`). */
  readonly planned: string;
}

/** The form of a lesson plan, filled with a planned lesson; with its name alone if the distribution no longer has it. */
const PreparedForm = ({ planned }: Props) => {
  const { data, error } = useDistributions();
  const interfaceLanguage = languageOf(useLocale().locale);
  if (!data && error === undefined) return <Skeleton variant="rounded" height={560} />;
  const asked = readPlanned(planned);
  const of = asked && data?.distributions.find((one) => isSameScope(one, asked.of));
  const line = of && findLine(orderedLines(of.lessons), asked.name)?.line;
  const first = initialValues(interfaceLanguage, asked?.of);
  const language = draftLanguages.find((one) => one === first.language) ?? interfaceLanguage;
  return (
    <ContentForm
      type="LESSON_PLAN"
      keepAs={`ai-content.LESSON_PLAN.${planned}`}
      initial={{
        ...first,
        ...(asked && {
          topic: asked.name.lesson,
          year: String(asked.of.year),
          duration: usualDuration(asked.of.level, language),
        }),
        ...(of && line && valuesOfPlanned(of, line, first)),
      }}
    />
  );
};

export default PreparedForm;
