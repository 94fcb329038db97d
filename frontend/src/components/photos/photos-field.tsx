import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { imageTypes, uploadTypes } from '#shared/model/upload.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { ChosenFile } from '../file/chosen-file.tsx';
import { DropZone } from '../file/drop-zone.tsx';
import { FieldLabel } from '../form/field-label.tsx';
import { ImagePreview } from './image-preview.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { PhotoList } from './photo-list.tsx';
import type { Photos } from './use-photos.ts';

const accept = [...imageTypes.flatMap((type) => uploadTypes[type].extensions), '.pdf'].join(',');

/** More photos are listed by their names, without previews. */
const MOST_PREVIEWS = 6;

export interface PhotosTexts {
  readonly label: MessageId;
  readonly help: MessageId;
  /** The label of the field once there are photos. */
  readonly more: MessageId;
  readonly missing: MessageId;
}

interface Props {
  readonly photos: Photos;
  readonly texts: PhotosTexts;
  /** Whether to say that a photo is required. */
  readonly isMissing: boolean;
}

interface PreviewsProps {
  readonly id: string;
  readonly photos: Photos;
  readonly onClear: () => void;
}

/** A few photos, large enough to see whether they are legible. */
const Previews = ({ id, photos: { chosen }, onClear }: PreviewsProps) => {
  const count = chosen.length;
  return chosen.map((photo, index) => (
    <Box key={photo.name} sx={{ minWidth: 0 }}>
      {count > 1 && (
        <Box id={`${id}-${index}`} sx={{ mb: 0.5, fontSize: '0.8125rem' }}>
          <Message id="photos.number" values={{ number: index + 1, count }} />
        </Box>
      )}
      <ChosenFile
        name="image"
        labelledBy={count > 1 ? `${id}-${index}` : `${id}-label`}
        describedBy={`${id}-note`}
        state={photo.state}
        restored={photo.restored}
        preview={<ImagePreview file={photo.state.file} isSmall={count > 1} />}
        onClear={() => {
          onClear();
          photo.clear();
        }}
        onRetry={photo.choose}
      />
    </Box>
  ));
};

/** Says that too many were chosen, and offers to take those that fit. */
const TooMany = ({ photos: { tooMany, room, maximum, addFirst } }: Pick<Props, 'photos'>) =>
  tooMany && (
    <Alert
      severity="error"
      role="alert"
      action={
        room > 0 && (
          <Button color="inherit" onClick={addFirst}>
            <Message id="photos.takeFirst" values={{ room }} />
          </Button>
        )
      }
    >
      <Message id="photos.tooMany" values={{ count: tooMany.count, room, maximum }} />
    </Alert>
  );

/** The photos of one job: several at once or one after another, each with its progress. */
export const PhotosField = ({ photos, texts, isMissing }: Props) => {
  const id = useId();
  const [removed, setRemoved] = useState(false);
  const [hasRead, setHasRead] = useState(false);
  const { chosen, remarks, room, lost, maximum, reading, tooMany } = photos;
  if (reading && !hasRead) setHasRead(true);
  const problems = remarks.filter(({ isProblem }) => isProblem);
  const [count, hasProblem] = [chosen.length, isMissing || problems.length > 0];
  const hasPreviews = maximum <= MOST_PREVIEWS;
  const onClear = () => setRemoved(true);
  return (
    <Box>
      <FieldLabel id={`${id}-label`} {...(count === 0 && { htmlFor: id })}>
        <Message id={texts.label} />
      </FieldLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: hasPreviews && count > 1 ? '1fr 1fr' : '1fr' },
        }}
      >
        {hasPreviews && <Previews id={id} photos={photos} onClear={onClear} />}
        {!hasPreviews && count > 0 && <PhotoList photos={photos} onClear={onClear} />}
        {reading && <PdfPages reading={reading} onStop={photos.stop} />}
        <TooMany photos={photos} />
        {room > 0 && !reading && (
          <Box sx={{ minWidth: 0 }}>
            {count > 0 && (
              <FieldLabel htmlFor={id}>
                <Message id={texts.more} values={{ maximum }} />
              </FieldLabel>
            )}
            <DropZone
              id={id}
              name="image"
              accept={accept}
              isMultiple
              isRequired={count === 0}
              invalid={hasProblem || tooMany !== undefined}
              describedBy={`${id}-note`}
              inputRef={(removed && count === 0) || hasRead ? focusIfLost : undefined}
              onFiles={photos.add}
            />
          </Box>
        )}
      </Box>
      <FormHelperText component="div" id={`${id}-note`} error={hasProblem}>
        {isMissing && <Message id={texts.missing} />}
        {remarks.map(({ name, remark }, index) => (
          <div key={`${index} ${name}`}>
            {name !== '' && (
              <>
                <bdi>{name}</bdi>
                {': '}
              </>
            )}
            <span>
              <Message {...remark} />
            </span>
          </div>
        ))}
        {!hasProblem && !tooMany && lost.length === 0 && (
          <Message id={texts.help} values={{ maximum }} />
        )}
        {!hasProblem &&
          lost.map((name) => (
            <div key={name}>
              <Message id="file.again" values={{ name }} />
            </div>
          ))}
      </FormHelperText>
    </Box>
  );
};
