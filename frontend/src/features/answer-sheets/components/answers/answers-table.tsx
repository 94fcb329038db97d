import Box from '@mui/material/Box';
import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { markOfSheet, pointsOfAnswer } from '#shared/answers/mark-answers.ts';
import { ownLayout } from '#shared/answers/question-figures.ts';
import type { AnswerSheets, MarkedQuestion } from '#shared/model/answer-sheets.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { readingArrows } from '#frontend/i18n/reading-arrows.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useStore } from '#frontend/lib/store.ts';
import { useDrawn } from '#frontend/lib/use-drawn.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { AnswersStore } from '../../hooks/answers/use-answers.ts';
import {
  chosenLetters,
  optionsOn,
  type AnswerRow,
  type LetteredOption,
  type Place,
} from '../../model/answers/answer-rows.ts';
import { tableStyles } from './table-styles.ts';

type Options = ReadonlyMap<string, readonly LetteredOption[]>;

/** What a cell shows, what a screen reader says instead, and its look. */
interface CellWords {
  readonly shown: string;
  readonly said: string;
  readonly state: 'right' | 'wrong' | 'none' | 'points' | 'doubt';
}

/** Returns a function that says what the cell of an answer shows. */
const useCellWords = (options: Options) => {
  const text = useMessage();
  const { formatNumber } = useIntl();
  return useMemo(
    () =>
      (question: MarkedQuestion, answers: AnswerSheets['sheets'][number]['answers']): CellWords => {
        const answer = answers[question.id] ?? {};
        const letters = chosenLetters(options.get(question.id) ?? [], answer);
        const points = pointsOfAnswer(question, answer);
        if (points === undefined) {
          return {
            shown: letters === '' ? text('answers.unsure') : `${letters}${text('answers.unsure')}`,
            said: text('answers.said.doubt', { letters: letters || '–' }),
            state: 'doubt',
          };
        }
        if (question.key === undefined) {
          const shown = formatNumber(points, { maximumFractionDigits: 2 });
          return { shown, said: text('answers.said.points', { points }), state: 'points' };
        }
        if (points > 0) return { shown: '✓', said: text('answers.said.right'), state: 'right' };
        if (letters === '') return { shown: '–', said: text('answers.said.none'), state: 'none' };
        return { shown: letters, said: text('answers.said.wrong', { letters }), state: 'wrong' };
      },
    [options, text, formatNumber],
  );
};

interface RowProps {
  readonly row: AnswerRow;
  readonly index: number;
  readonly questions: readonly MarkedQuestion[];
  readonly sheet: AnswerSheets['sheets'][number] | undefined;
  readonly wordsOf: ReturnType<typeof useCellWords>;
  /** The column that is looked at: -1 for the name. */
  readonly here: number | undefined;
  /** Whether the table's one tab stop is the name of this row. */
  readonly isEntry: boolean;
}

const NAME = -1;

const SheetRow = memo(({ row, index, questions, sheet, wordsOf, here, isEntry }: RowProps) => {
  const text = useMessage();
  const { formatNumber } = useIntl();
  const name =
    row.name ||
    text(row.pupil === undefined ? 'answers.whose' : 'answers.unnamed', {
      number: (sheet?.picture ?? 0) + 1,
    });
  const label = (
    <th
      scope="row"
      role="rowheader"
      data-place={sheet && `${index}:${NAME}`}
      data-here={here === NAME || undefined}
      data-state={row.pupil === undefined ? 'doubt' : undefined}
      tabIndex={sheet ? (here === NAME || isEntry ? 0 : -1) : undefined}
    >
      <bdi>{name}</bdi>
    </th>
  );
  if (!sheet) {
    return (
      <tr data-missing>
        {label}
        <td role="gridcell" colSpan={questions.length + 1}>
          <Message id="answers.rowMissing" />
        </td>
      </tr>
    );
  }
  const mark = markOfSheet(questions, sheet);
  const sure = questions.reduce(
    (sum, question) => sum + (pointsOfAnswer(question, sheet.answers[question.id]) ?? 0),
    0,
  );
  const sum = formatNumber(mark ?? sure, { maximumFractionDigits: 2 });
  return (
    <tr>
      {label}
      {questions.map((question, column) => {
        const { shown, said, state } = wordsOf(question, sheet.answers);
        return (
          <td
            key={question.id}
            role="gridcell"
            data-place={`${index}:${column}`}
            data-state={state}
            data-here={here === column || undefined}
            tabIndex={here === column ? 0 : -1}
          >
            <span aria-hidden>{shown}</span>
            <span style={visuallyHidden}>{said}</span>
          </td>
        );
      })}
      <td role="gridcell" data-sum={mark === undefined ? 'open' : 'sure'}>
        <span aria-hidden>{mark === undefined ? sum + text('answers.unsure') : sum}</span>
        <span style={visuallyHidden}>
          {text(mark === undefined ? 'answers.said.openMark' : 'answers.said.mark', { mark: sum })}
        </span>
      </td>
    </tr>
  );
});

interface Props {
  readonly review: AnswersStore;
  readonly onQuestion: (id: string) => void;
  /** Called when a cell was pressed. */
  readonly onLook: () => void;
}

const positionOf = (target: EventTarget): readonly [number, number] | undefined => {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  const [row, column] = (element?.getAttribute('data-place') ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? undefined : [row, column];
};

/** Scrolls the table, and not the page, until its current cell is clear of the names, the sums and the headings. */
const showCell = (table: HTMLTableElement | null): void => {
  const box = table?.parentElement;
  const cell = table?.querySelector('td[data-here]');
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  const [names, sums] = [heads[0], heads.at(-1)];
  if (!box || !cell || !names || !sums) return;
  const [around, own] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
  const sides = [names.getBoundingClientRect(), sums.getBoundingClientRect()];
  const [left, right] = sides.toSorted((one, other) => one.left - other.left);
  const by = (start: number, end: number, from: number, to: number): number =>
    from < start ? from - start : Math.max(0, to - end);
  box.scrollLeft += by(
    left?.right ?? around.left,
    right?.left ?? around.right,
    own.left,
    own.right,
  );
  box.scrollTop += by(around.top + names.offsetHeight, around.bottom, own.top, own.bottom);
};

/** The headings; memoised, because they have many texts and seldom change. */
const Head = memo(({ review, onQuestion }: Pick<Props, 'review' | 'onQuestion'>) => {
  const questions = useSelector(review, ({ content }) => content.questions);
  const scale = useSelector(review, ({ content }) => content.scale);
  const text = useMessage();
  return (
    <thead>
      <tr>
        <th scope="col">
          <Message id="answers.pupil" />
        </th>
        {questions.map(({ id, points }, index) => (
          <th scope="col" key={id}>
            <button
              type="button"
              aria-label={text('answers.questionMenu', { number: index + 1, points })}
              onClick={() => onQuestion(id)}
            >
              <span>{index + 1}</span>
              <small>
                <Message id="answers.headPoints" values={{ points }} />
              </small>
            </button>
          </th>
        ))}
        <th scope="col">{isolateFigure(`/${scale}`)}</th>
      </tr>
    </thead>
  );
});

/** How many rows are drawn first, about what a screen shows. */
const FIRST = 12;

/** The rows; the focus follows the place that is looked at, as long as it is in them. */
const Rows = ({ review }: Pick<Props, 'review'>) => {
  const { content, rows, here } = useStore(review);
  const { questions, layouts, sheets, language } = content;
  const body = useRef<HTMLTableSectionElement>(null);
  const options = useMemo(
    () =>
      new Map(
        questions.map(({ id }) => [id, optionsOn(ownLayout(layouts, id), id, language)] as const),
      ),
    [layouts, language, questions],
  );
  const wordsOf = useCellWords(options);
  const hereRow = here ? rows.findIndex(({ sheet }) => sheet === here.sheet) : -1;
  const drawn = useDrawn(rows.length, FIRST, 4, { least: hereRow + 1 });
  const hereColumn = here ? questions.findIndex(({ id }) => id === here.question) : NAME;
  useEffect(() => {
    showCell(body.current?.closest('table') ?? null);
    if (!body.current?.contains(document.activeElement)) return;
    body.current.querySelector<HTMLElement>('[data-here]')?.focus();
  }, [here]);
  return (
    <tbody ref={body}>
      {rows.slice(0, drawn).map((row, index) => (
        <SheetRow
          key={row.pupil ?? `sheet ${row.sheet}`}
          row={row}
          index={index}
          questions={questions}
          sheet={row.sheet === undefined ? undefined : sheets[row.sheet]}
          wordsOf={wordsOf}
          here={index === hereRow ? hereColumn : undefined}
          isEntry={hereRow < 0 && index === rows.findIndex(({ sheet }) => sheet !== undefined)}
        />
      ))}
    </tbody>
  );
};

/** Pupils and questions. One tab stop; the arrows move in it. */
export const AnswersTable = memo(({ review, onQuestion, onLook }: Props) => {
  const text = useMessage();
  const { direction } = useLocale();
  const placeAt = (row: number, column: number): Place | undefined => {
    const { content, rows } = review.get();
    const sheet = rows[row]?.sheet;
    const id = content.questions[column]?.id;
    if (sheet === undefined) return undefined;
    return id === undefined ? { sheet } : { sheet, question: id };
  };
  const onClick = ({ target }: MouseEvent): void => {
    const [row, column] = positionOf(target) ?? [];
    const place = row === undefined || column === undefined ? undefined : placeAt(row, column);
    if (!place) return;
    review.get().look(place);
    onLook();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [row, column] = positionOf(event.target) ?? [];
    if (row === undefined || column === undefined || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const { forward, back } = readingArrows(direction);
    const columns = { [forward]: 1, [back]: -1 }[event.key];
    const lines = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (columns === undefined && lines === undefined) return;
    // Not for the panel, where the arrows go from doubt to doubt.
    event.preventDefault();
    event.stopPropagation();
    const { content, rows, look } = review.get();
    const to = Math.max(NAME, Math.min(content.questions.length - 1, column + (columns ?? 0)));
    let next = row + (lines ?? 0);
    while (lines !== undefined && rows[next] && rows[next]?.sheet === undefined) next += lines;
    const place = placeAt(next, to);
    if (place) look(place);
  };
  return (
    <Box sx={tableStyles} data-answers>
      <table role="grid" aria-label={text('answers.table')} onClick={onClick} onKeyDown={onKeyDown}>
        <Head review={review} onQuestion={onQuestion} />
        <Rows review={review} />
      </table>
    </Box>
  );
});
