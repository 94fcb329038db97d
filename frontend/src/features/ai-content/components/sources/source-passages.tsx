import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { tick, type Chosen } from '#frontend/lib/sources/chosen-passages.ts';
import {
  SourceError,
  type PicturePage,
  type SourceFile,
} from '#frontend/lib/sources/source-file.ts';
import { PictureReading } from './picture-reading.tsx';
import { UncertainWords } from './uncertain-words.tsx';

interface Props {
  readonly source: SourceFile;
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
}

interface Shown {
  readonly part: number;
  /** Undefined if the part's text cannot be read. */
  readonly paragraphs: readonly string[] | undefined;
  readonly isUnreadable: boolean;
}

/** One page or section of a file at a time, with its paragraphs to tick. */
export const SourcePassages = ({ source, chosen, onChosen }: Props) => {
  const say = useMessage();
  const [part, setPart] = useState(source.first);
  const [shown, setShown] = useState<Shown>();
  const [pictures, setPictures] = useState<ReadonlyMap<number, PicturePage>>(new Map());
  useEffect(() => {
    let isWanted = true;
    source.read(part).then(
      (paragraphs) => isWanted && setShown({ part, paragraphs, isUnreadable: false }),
      (error: unknown) => {
        const isUnreadable = error instanceof SourceError;
        if (isWanted) setShown({ part, paragraphs: undefined, isUnreadable });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source, part]);
  const name = source.isPaged ? 'source.page' : 'source.section';
  const options = Array.from({ length: source.parts }, (_, index) => ({
    value: String(index),
    label: say(name, { number: index + 1, count: source.parts }),
  }));
  const read = shown?.part === part ? shown : undefined;
  const picture = pictures.get(part);
  const paragraphs = picture?.paragraphs.map(({ text }) => text) ?? read?.paragraphs ?? [];
  const { readPicture } = source;
  const ticked = chosen.get(part);
  const isAll = paragraphs.length > 0 && paragraphs.every((_, index) => ticked?.has(index));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {source.parts > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
          <Box sx={{ flex: 1, minWidth: '10em' }}>
            <SelectField
              name="sourcePart"
              label={<Message id={source.isPaged ? 'source.choosePage' : 'source.chooseSection'} />}
              value={String(part)}
              onChange={(value) => setPart(Number(value))}
              options={options}
              placeholder=""
            />
          </Box>
          <TextButton
            label="source.before"
            variant="outlined"
            color="inherit"
            disabled={part === 0}
            onClick={() => setPart(part - 1)}
          />
          <TextButton
            label="source.after"
            variant="outlined"
            color="inherit"
            disabled={part >= source.parts - 1}
            onClick={() => setPart(part + 1)}
          />
        </Box>
      )}
      {read === undefined && <Skeleton variant="rounded" height={160} />}
      {read && paragraphs.length === 0 && readPicture && (
        <PictureReading
          key={part}
          isUnreadable={read.isUnreadable}
          startsAtOnce={!source.isPaged}
          read={(options) => readPicture(part, options)}
          onRead={(page) => setPictures((known) => new Map([...known, [part, page]]))}
        />
      )}
      {picture && (
        <Alert severity="warning" role="status">
          <Message
            id={picture.isPoor ? 'source.poorPicture' : 'source.checkPicture'}
            values={{ count: picture.paragraphs.reduce((sum, one) => sum + one.doubts.length, 0) }}
          />
        </Alert>
      )}
      {read && paragraphs.length === 0 && !readPicture && (
        <Alert severity="info" role="status">
          <Message
            id={
              read.paragraphs
                ? 'source.noText'
                : read.isUnreadable
                  ? 'source.problem.unreadable'
                  : 'source.damagedPage'
            }
          />
        </Alert>
      )}
      {read && !picture && paragraphs.length > 0 && source.isDoubtful?.(part) && (
        <Alert severity="warning" role="status">
          <Message id="source.doubtfulLetters" />
        </Alert>
      )}
      {paragraphs.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 500, fontSize: '0.9375rem' }}>
            <Message id="source.passages" />
          </Box>
          <TextButton
            label={isAll ? 'source.none' : 'source.all'}
            size="small"
            sx={{ marginInlineStart: -0.5 }}
            onClick={() => onChosen(tick(chosen, part, [...paragraphs.entries()], !isAll))}
          />
          {paragraphs.map((paragraph, index) => (
            <Tick
              key={`${part}.${index}`}
              checked={ticked?.has(index) ?? false}
              onChange={(isTicked) => onChosen(tick(chosen, part, [[index, paragraph]], isTicked))}
            >
              <Box component="span" dir="auto" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                <UncertainWords text={paragraph} doubts={picture?.paragraphs[index]?.doubts} />
              </Box>
            </Tick>
          ))}
        </Box>
      )}
    </Box>
  );
};
