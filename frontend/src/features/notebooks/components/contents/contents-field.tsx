import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#shared/model/locale.ts';
import {
  contentsPresetIds,
  contentsPresets,
  type NotebookContents,
} from '#shared/model/notebook-contents.ts';
import { dailyPageCount } from '#shared/notebook/common-pages.ts';
import { planPages } from '#shared/notebook/page-plan.ts';
import type { PlannedNotebook } from '#shared/notebook/planned-notebook.ts';
import { OptionFields } from '#frontend/components/options/option-fields.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { ChoiceCards } from '#frontend/components/form/choice-cards.tsx';
import { presetOf, type ChosenContents } from '../../hooks/use-contents.ts';
import type { ChosenDays } from '../../hooks/use-daily-days.ts';
import { DailyDaysField } from './daily-days-field.tsx';
import type { CornersMissingProps } from './corners-missing.tsx';

const ContentsDetails = lazyComponent(() => import('./contents-details.tsx'));
const CornersMissing = lazyComponent<CornersMissingProps>(() => import('./corners-missing.tsx'));

interface Props {
  readonly chosen: ChosenContents;
  readonly onChange: (chosen: ChosenContents) => void;
  /** Whether its mark grids may have corner marks. */
  readonly hasCorners: boolean;
  /** Chosen classes that do not say their subject, if the teacher does not say it either. */
  readonly withoutSubject: readonly ClassSummary[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly daily: ChosenDays;
  /** What else determines the number of pages; undefined before the classes are known. */
  readonly planned: Omit<PlannedNotebook, keyof ChosenContents> | undefined;
}

const languageNames: readonly (readonly [Language, string])[] = [
  ['ar', 'العربية'],
  ['en', 'English'],
];

/** The contents of the notebook: a preset or single parts, with the number of pages; language and format. */
const ContentsField = (props: Props) => {
  const { chosen, onChange, hasCorners, withoutSubject, language, onLanguage, daily, planned } =
    props;
  const [open, setOpen] = useState(false);
  const choose = (contents: NotebookContents) => onChange({ ...chosen, contents });
  const planOf = (of: ChosenContents) =>
    planned && planPages({ ...planned, ...of, cornerMarks: hasCorners && of.cornerMarks });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <ChoiceCards
          name="contents"
          label={<Message id="contents.title" />}
          value={presetOf(chosen.contents)}
          onChange={(id) => choose(contentsPresets[id])}
          options={contentsPresetIds.map((id) => {
            const preset = planOf({ ...chosen, contents: contentsPresets[id] });
            return {
              value: id,
              title: <Message id={`contents.preset.${id}`} />,
              text: (
                <>
                  <Message id={`contents.presetText.${id}`} />
                  {preset && (
                    <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
                      <Message id="contents.pages" values={{ pages: preset.pages }} />
                    </Box>
                  )}
                </>
              ),
            };
          })}
        />
        <Button
          size="small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          endIcon={<ChevronDown size={16} style={{ rotate: open ? '180deg' : '0deg' }} />}
          sx={{ mt: 1 }}
        >
          <Message id="contents.details" />
        </Button>
        {open && <ContentsDetails contents={chosen.contents} onChange={choose} />}
      </div>
      {chosen.contents.dailyPages > 0 && daily.isDated !== undefined && (
        <DailyDaysField
          chosen={daily}
          pages={planned && daily.days && dailyPageCount({ ...planned, ...chosen })}
        />
      )}
      <OptionFields
        table="notebook"
        values={chosen}
        onChange={(options) => onChange({ ...chosen, ...options })}
        hidden={[
          ...(hasCorners && chosen.contents.marks.length > 0 ? [] : ['cornerMarks' as const]),
          ...(chosen.contents.annualDistribution && planned?.schoolYear
            ? []
            : (['lessonsAhead', 'unplacedLessons'] as const)),
        ]}
        help={{
          cornerMarks: (
            <>
              <Message id="contents.cornersHelp" />
              {chosen.cornerMarks && withoutSubject.length > 0 && (
                <CornersMissing classes={withoutSubject} />
              )}
            </>
          ),
        }}
      />
      <ChoiceCards
        name="language"
        label={<Message id="contents.language" />}
        value={language}
        onChange={onLanguage}
        options={languageNames.map(([value, name]) => ({
          value,
          title: <span lang={value}>{name}</span>,
        }))}
      />
    </Box>
  );
};

// In this file's script, which has the rules that count pages.
export { PageCount } from './page-count.tsx';
export default ContentsField;
