import Button from '@mui/material/Button';
import { usualHeading } from '#shared/page/known-headings.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useFocusedPart } from '../../hooks/review/review-context.ts';
import { ProposedAnswer } from './proposed-answer.tsx';

/** Asks for the heading of a column if the one that was read is unknown or was corrected; the usual heading comes first. */
const HeadingAnswers = () => {
  const column = useFocusedPart(({ book, cell }) => book.columns[cell.column]);
  const language = useFocusedPart(({ book }) => book.language);
  const dispatch = useFocusedPart((focused) => focused.dispatch);
  if (!column) return null;
  const { heading, read, unsure } = column;
  const usual = unsure && usualHeading(language, column);
  const others = [heading, ...(read === undefined ? [] : [read])].filter((one) => one !== usual);
  const set = (text: string) => () => dispatch({ do: 'set-heading', heading: text });
  return (
    <div data-answers>
      {usual && (
        <ProposedAnswer onClick={set(usual)}>
          <Message id="review.accept" values={{ value: isolate(usual) }} />
        </ProposedAnswer>
      )}
      {others.map((one) => (
        <Button key={one} size="small" color="inherit" onClick={set(one)}>
          <Message id="review.keepHeading" values={{ heading: isolate(one) }} />
        </Button>
      ))}
      <Button size="small" color="inherit" onClick={() => dispatch({ do: 'menu' })}>
        <Message id="review.kind.other" />
      </Button>
    </div>
  );
};

export default HeadingAnswers;
