import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { derive, useStore, type Readable } from '#frontend/lib/store.ts';
import { useDocumentKeys } from '#frontend/lib/use-document-keys.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { AnswersReview, AnswersStore } from '../../hooks/answers/use-answers.ts';
import { isEmptyKey, NO_POINTS, optionOfKey } from '../../model/answers/answer-keys.ts';
import { chosenLetters, optionsOn } from '../../model/answers/answer-rows.ts';
import { answerOnSheet } from '../../model/answers/crop-area.ts';
import { settleChoice, withoutPoints } from '../../model/answers/edit-answers.ts';
import { SheetCrop } from './sheet-crop.tsx';

/** Elements that use letters, digits or Enter themselves. */
const ownKeys = 'input, select, textarea, [role=dialog], [role=menu], a';

/** The answer that is looked at, as its sheet has it. */
const choiceOf = ({ content, here, settle, step }: AnswersReview) => {
  const { sheet = -1, question: id = '' } = here ?? {};
  const { layout, answer, bubbles, area } = answerOnSheet(content, sheet, id);
  const { chosen = [], doubt } = answer;
  const options = optionsOn(layout, id, content.language);
  const key = content.questions.find((question) => question.id === id)?.key;
  return {
    ...{ sheet, layout, area, bubbles, options, chosen, doubt, key, step },
    letters: chosenLetters(options, answer),
    choose: (ids: readonly string[]): void => settle(settleChoice(sheet, id, ids)),
  };
};

type ChoiceStore = Readable<ReturnType<typeof choiceOf>>;

interface PartProps {
  readonly choice: ChoiceStore;
}

const Crop = ({ choice, jobId }: PartProps & { readonly jobId: string }) => {
  const text = useMessage();
  const { sheet, layout, area, bubbles, options, chosen, key, choose } = useStore(choice);
  return (
    layout &&
    area && (
      <SheetCrop
        jobId={jobId}
        sheet={sheet}
        size={layout.picture}
        area={area}
        label={text('answers.crop')}
        bubbles={options.flatMap(({ id, letter }, index) => {
          const at = bubbles[index];
          return at ? { id, letter, at, isChosen: chosen.includes(id), isKey: id === key } : [];
        })}
        onChoose={(id) => choose([id])}
      />
    )
  );
};

/** What was read with doubt, the key, and the options; plain elements, because each place changes them. */
const Options = ({ choice }: PartProps) => {
  const text = useMessage();
  const { options, chosen, doubt, key, choose } = useStore(choice);
  const columns = Math.min(4, Math.max(2, options.length));
  const letterOfKey = options.find(({ id }) => id === key)?.letter ?? '';
  return (
    <>
      <div>
        {doubt !== undefined && (
          <span data-doubt-words>{text(`answers.doubt.${doubt}`, { count: chosen.length })}</span>
        )}
        <>{doubt !== undefined && ' '}</>
        {text('answers.keyIs', { letter: letterOfKey })}
      </div>
      <div
        role="group"
        aria-label={text('answers.answer')}
        data-options
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {options.map(({ id, letter }, index) => (
          // By place, because another sheet has the options in another order.
          <button
            type="button"
            key={index}
            aria-pressed={chosen.includes(id)}
            onClick={() => choose([id])}
          >
            <span>{letter}</span>
            <KeyHint keys={String(index + 1)} />
          </button>
        ))}
      </div>
    </>
  );
};

interface ShownProps extends PartProps {
  readonly when: (now: ReturnType<ChoiceStore['get']>) => boolean;
  readonly children: ReactNode;
}

/** Shows and hides a button, which is drawn once: moving on does not draw it. */
const Shown = ({ choice, when, children }: ShownProps) => (
  <span hidden={!useSelector(choice, when)}>{children}</span>
);

/** What the reading says, on the button that takes it; the words stay while the button is hidden. */
const TakeWords = ({ choice }: PartProps) => {
  const text = useMessage();
  const count = useSelector(choice, ({ chosen, doubt }) =>
    doubt === undefined ? -1 : chosen.length,
  );
  const letters = useSelector(choice, (now) => (now.doubt === undefined ? '' : now.letters));
  if (count < 0) return null;
  const id = count === 0 ? 'takeEmpty' : count === 1 ? 'take' : 'takeSeveral';
  return (
    <>
      <span>{text(`answers.${id}`, { letters })}</span>
      <KeyHint keys={count < 2 ? 'Enter' : NO_POINTS} />
    </>
  );
};

/** Memoised: the buttons are drawn once for all answers. */
const Buttons = memo(({ choice }: PartProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <Shown choice={choice} when={({ doubt }) => doubt !== undefined}>
      <Button
        variant="contained"
        startIcon={<Check size={18} />}
        onClick={() => choice.get().choose(choice.get().chosen)}
        sx={{ minHeight: 44 }}
      >
        <TakeWords choice={choice} />
      </Button>
    </Shown>
    <Shown choice={choice} when={({ chosen }) => chosen.length > 0}>
      <Button color="inherit" onClick={() => choice.get().choose([])} sx={{ minHeight: 44 }}>
        <span>
          <Message id="answers.takeEmpty" />
        </span>
        <KeyHint keys="0" />
      </Button>
    </Shown>
  </Box>
));

interface Props {
  readonly jobId: string;
  readonly review: AnswersStore;
}

/** What the teacher says about an answer with options: one of them, none, or that the reading is right. */
export const ChoiceAnswer = ({ jobId, review }: Props) => {
  const choice = useMemo(() => derive(review, choiceOf), [review]);
  useDocumentKeys((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
      return;
    if (target instanceof Element && target.closest(ownKeys)) return;
    const { options, chosen, doubt, choose, step } = choice.get();
    if (event.key === 'Enter') {
      // A pressed button is meant, and two bubbles are never taken by one key.
      if (target instanceof Element && target.closest('button')) return;
      if (doubt !== undefined && chosen.length > 1) return;
      event.preventDefault();
      if (doubt === undefined) step(1);
      else choose(chosen);
      return;
    }
    if (event.key === NO_POINTS) {
      event.preventDefault();
      choose(withoutPoints({ chosen: [...chosen] }));
      return;
    }
    const option = optionOfKey(options, event.key);
    if (!option && !isEmptyKey(event.key)) return;
    event.preventDefault();
    choose(option ? [option.id] : []);
  });
  return (
    <div data-answer>
      <Crop choice={choice} jobId={jobId} />
      <Options choice={choice} />
      <Buttons choice={choice} />
    </div>
  );
};
