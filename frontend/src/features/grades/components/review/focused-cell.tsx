import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check, ListChecks, RotateCcw } from 'lucide-react';
import type { Doubt } from '#shared/gradebook/doubts.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { HEADINGS, otherReading } from '../../model/grid/grid-cells.ts';
import { areaOf, boxOfRow, cutOut, type Area } from '../../model/review/picture-area.ts';
import { AverageWords } from './average-words.tsx';
import { SEPARATOR, useDoubtWords } from './doubt-words.ts';
import { KeyHint } from './key-hint.tsx';
import { ListName } from './list-name.tsx';
import { PictureCrop } from './picture-crop.tsx';
import type { Picture } from '../../hooks/review/use-picture.ts';
import type { Review } from '../../hooks/review/use-review.ts';

// Loaded separately, because few pages need them.
const ClassAnswers = lazyComponent(() => import('./class-answers.tsx'));
const RoleAnswers = lazyComponent(() => import('./role-answers.tsx'));

interface Props {
  readonly review: Review;
  readonly picture: Picture;
  /** Whether there is room for the picture of the whole row as well. */
  readonly isWide: boolean;
  /** Whether the screen has room only for the table and the keypad. */
  readonly isShort?: boolean;
  /** Whether to show the cell's part of the photo. */
  readonly hasCrops?: boolean;
  /** The id of the explanation, which describes the cell. */
  readonly wordsId: string;
}

/** The crops' widths relative to their height. */
const CELL = { wide: 2.6, narrow: 4.6 };
const STRIP = 11;

const frame = {
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: '#fff',
} as const;

/** The area directly above another, with the same height. */
const above = ({ y, height, ...area }: Area): Area => ({
  ...area,
  y: Math.max(0, y - height * 1.1),
  height,
});

/** The crop of the cell with its surroundings, and the strip of its whole row. */
const Crops = ({ review, picture, isWide }: Pick<Props, 'review' | 'picture' | 'isWide'>) => {
  const { book, place } = review;
  const text = useMessage();
  const isHeading = place.row === HEADINGS;
  const row = book.rows[Math.max(place.row, 0)];
  const { shown, onError } = picture;
  const rowBox = row && boxOfRow(row);
  if (!shown || !row || !rowBox) return null;
  // A heading has no box, so the area above the first row is used.
  const strip = isHeading ? above(areaOf(rowBox, shown)) : areaOf(rowBox, shown);
  const box = row.cells[place.column]?.box;
  const area = box && (isHeading ? above(areaOf(box, shown)) : areaOf(box, shown));
  const name = isHeading ? text('review.heading') : nameOfRow(book, row);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {area && (
        <Box sx={{ ...frame, height: isWide ? 136 : 68 }}>
          <PictureCrop
            picture={shown}
            area={cutOut(area, shown, isWide ? CELL.wide : CELL.narrow, 0.35)}
            marked={area}
            label={text('review.cropOf', {
              name,
              column: book.columns[place.column]?.heading ?? '',
            })}
            onError={onError}
          />
        </Box>
      )}
      {(isWide || !area) && (
        <Box sx={{ ...frame, height: 44 }}>
          <PictureCrop
            picture={shown}
            area={cutOut(strip, shown, STRIP, 0.1)}
            marked={area}
            label={text('review.stripOf', { name })}
            onError={onError}
          />
        </Box>
      )}
    </Box>
  );
};

/** Whether the current value is possible: a mark above the full mark is not suggested again. */
const canBe = ({ reasons }: Doubt): boolean => !reasons.includes('off-scale');

/** Shows an empty cell as a dash. */
const orDash = (text: string): string => (text === '' ? '–' : text);

/** Buttons that resolve a doubtful cell. */
const Answers = ({ review }: Pick<Props, 'review'>) => {
  const { book, place, cell, doubt, run, write, open } = review;
  if (!cell) return null;
  const other = doubt && otherReading(book, place);
  const isListed = book.columns[place.column]?.kind === 'name' && book.classList !== undefined;
  const { read } = cell;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '@media (pointer: coarse)': { '& button': { minHeight: 44 } },
      }}
    >
      {doubt && canBe(doubt) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Check size={18} aria-hidden />}
          onClick={() => run({ do: 'accept' })}
        >
          <span>
            <Message id="review.accept" values={{ value: orDash(cell.text) }} />
          </span>
          <KeyHint keys="Enter" />
        </Button>
      )}
      {other && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          sx={{ color: 'paper.saffronText' }}
          onClick={() => run({ do: 'take-other' })}
        >
          <span>
            <Message
              id={other.of === 'pupil' ? 'review.takePupil' : 'review.takeSecond'}
              values={{
                value: other.of === 'pupil' ? other.name : orDash(other.text),
              }}
            />
          </span>
          <KeyHint keys="Space" />
        </Button>
      )}
      {isListed && (
        <Button
          size="small"
          color="inherit"
          startIcon={<ListChecks size={18} aria-hidden />}
          onClick={() => open({ of: 'pupil', place: place.row, sought: '' })}
        >
          <Message id="review.choosePupil" />
        </Button>
      )}
      {read !== undefined && !isListed && (
        <Button
          size="small"
          color="inherit"
          startIcon={<RotateCcw size={16} aria-hidden className="flip-rtl" />}
          onClick={() => write(read)}
        >
          <span>
            <Message id="review.readAs" values={{ value: orDash(read) }} />
          </span>
        </Button>
      )}
    </Box>
  );
};

/** The current cell: its part of the photo, why it is doubtful, and the answers. */
export const FocusedCell = (props: Props) => {
  const { review, picture, isWide, isShort = false, hasCrops = true, wordsId } = props;
  const { book, place, doubt, cell } = review;
  const text = useMessage();
  const sayDoubt = useDoubtWords();
  const row = book.rows[place.row];
  const column = book.columns[place.column];
  const list = review.isClassQuestion ? book.classList : undefined;
  return (
    <Box
      component="section"
      aria-label={text('review.here')}
      sx={{
        display: 'grid',
        gap: isWide ? 1.5 : 1,
        alignContent: 'start',
        // Keeps the table below from moving when the text gets longer or shorter.
        minHeight: isWide ? 296 : isShort ? 0 : 188,
      }}
    >
      <Typography component="p" variant="subtitle1" noWrap>
        <bdi>
          {row
            ? nameOfRow(book, row) || text('review.row', { row: place.row + 1 })
            : text(list ? 'review.pupils' : 'review.heading')}
        </bdi>
        {column && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {SEPARATOR}
            {list ? (
              <ListName list={list} />
            ) : (
              <bdi>{column.heading || text(`review.kind.${column.kind}`)}</bdi>
            )}
          </Box>
        )}
      </Typography>
      {hasCrops && !list && <Crops review={review} picture={picture} isWide={isWide} />}
      <Box id={wordsId} sx={{ display: 'grid', gap: 0.5, fontSize: '0.9375rem' }}>
        {doubt &&
          sayDoubt(book, doubt).map((sentence) => (
            <Box key={sentence} sx={{ color: 'paper.saffronText', fontWeight: 500 }}>
              {sentence}
            </Box>
          ))}
        {!doubt && cell?.checked && (
          <Box sx={{ color: 'text.secondary' }}>
            <Message id="review.checkedByYou" />
          </Box>
        )}
        {row && !cell && <AverageWords review={review} />}
      </Box>
      {list ? (
        <ClassAnswers review={review} />
      ) : review.isOpenHeading ? (
        <RoleAnswers review={review} />
      ) : (
        <Answers review={review} />
      )}
    </Box>
  );
};
