import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { usualHeading } from '#shared/page/known-headings.ts';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import { isolate } from '#frontend/i18n/isolate.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useFocusedPart } from '../../hooks/review/review-context.ts';

/** Asks what stands for a heading that is none; the usual one of its column comes first, and Enter takes it. */
const HeadingAnswers = () => {
  const column = useFocusedPart(({ book, cell }) => book.columns[cell.column]);
  const language = useFocusedPart(({ book }) => book.language);
  const dispatch = useFocusedPart((focused) => focused.dispatch);
  if (!column) return null;
  const { heading, read, unsure } = column;
  const usual = unsure && usualHeading(language, column);
  const others = [heading, read].filter((one) => one !== undefined && one !== usual);
  const set = (text: string) => () => dispatch({ do: 'set-heading', heading: text });
  return (
    <div data-answers>
      {usual && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Check size={18} />}
          onClick={set(usual)}
        >
          <span>
            <Message id="review.accept" values={{ value: isolate(usual) }} />
          </span>
          <KeyHint keys="Enter" />
        </Button>
      )}
      {others.map(
        (one) =>
          one !== undefined && (
            <Button key={one} size="small" color="inherit" onClick={set(one)}>
              <Message id="review.keepHeading" values={{ heading: isolate(one) }} />
            </Button>
          ),
      )}
      <Button size="small" color="inherit" onClick={() => dispatch({ do: 'menu' })}>
        <Message id="review.kind.other" />
      </Button>
    </div>
  );
};

export default HeadingAnswers;
