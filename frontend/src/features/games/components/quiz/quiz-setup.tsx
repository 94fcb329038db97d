import Box from '@mui/material/Box';
import { useDeferredValue, useRef } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  addFilledSet,
  addSet,
  changeSet,
  changeSettings,
  chooseSet,
  chosenSet,
  removeSet,
  type QuizState,
} from '../../model/quiz/quiz-state.ts';
import type { DealtTeams } from '../../model/quiz/deal-teams.ts';
import { parseQuestions } from '../../model/quiz/parse-questions.ts';
import type { Question } from '../../model/quiz/question.ts';
import type { NamedText } from '../../model/named-texts.ts';
import { NamedTextBar } from '../named-texts/named-text-bar.tsx';
import { useArrivalFocus } from '../../hooks/use-arrival-focus.ts';
import { FromFile } from './from-file.tsx';
import { FromTests } from './from-tests.tsx';
import { ProblemList } from './problem-list.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { SetEditor } from './set-editor.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Selects a line of a text field (from 1) and scrolls to it. */
const selectLine = (field: HTMLTextAreaElement, line: number): void => {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 3);
};

interface Props {
  readonly state: QuizState;
  /** Whether the user just returned from playing. */
  readonly asked: boolean;
  /** The class that is dealt to the teams, if any. */
  readonly dealt: DealtTeams | undefined;
  readonly onDeal: (dealt: DealtTeams | undefined) => void;
  readonly onChange: (change: (before: QuizState) => QuizState) => void;
  readonly onStart: (questions: readonly Question[], teams: readonly string[]) => void;
}

/** The editor of a quiz: the text, a preview of its questions, and the settings. */
export const QuizSetup = ({ state, asked, dealt, onDeal, onChange, onStart }: Props) => {
  const text = useMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLSelectElement>(null);
  const set = chosenSet(state);
  const { questions, problems } = parseQuestions(useDeferredValue(set.text));
  const { settings } = state;

  const teamName = (index: number) =>
    settings.teamNames[index]?.trim() || text('games.quiz.team', { number: index + 1 });
  const teams = Array.from({ length: settings.teams }, (_, index) => teamName(index));

  const addFilled = (filled: Pick<NamedText, 'name' | 'text'>) =>
    onChange((before) => addFilledSet(before, filled));

  const onRemove = () => {
    // The button that has the focus is about to disappear.
    chooser.current?.focus();
    onChange(removeSet);
  };

  return (
    <Box ref={useArrivalFocus(asked)} tabIndex={-1} sx={{ outline: 'none' }}>
      <NamedTextBar
        label="games.quiz.chooseSet"
        options={state.sets.map(({ id, name }) => ({
          value: String(id),
          label: name || text('games.quiz.unnamed', { number: id }),
        }))}
        value={String(set.id)}
        field={chooser}
        onChoose={(value) => onChange((before) => chooseSet(before, Number(value)))}
        onEdit={undefined}
        onAdd={() => onChange(addSet)}
        add="games.quiz.newSet"
      >
        <FromTests onChoose={addFilled} />
        <FromFile onChoose={addFilled} />
      </NamedTextBar>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
          gap: 3,
        }}
      >
        <SetEditor
          key={set.id}
          set={set}
          field={field}
          onChange={(change) => onChange((before) => changeSet(before, change))}
          onRemove={set.text || state.sets.length > 1 ? onRemove : undefined}
        />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ProblemList
            problems={problems}
            onLine={(line) => field.current && selectLine(field.current, line)}
          />
          <SettingsCard
            settings={settings}
            {...{ teams, dealt, onDeal }}
            onChange={(change) => onChange((before) => changeSettings(before, change))}
            count={questions.length}
            onStart={() =>
              onStart(
                questions.map(({ question }) => question),
                teams,
              )
            }
          />
          <QuestionPreview questions={questions.map(({ question }) => question)} />
        </Box>
      </Box>
    </Box>
  );
};
