import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import { imageTypes, uploadTypes } from '#shared/model/upload.ts';
import { ChosenFile } from '#frontend/components/file/chosen-file.tsx';
import { DropZone } from '#frontend/components/file/drop-zone.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import type { Photos } from '../hooks/use-photos.ts';
import { ImagePreview } from './image-preview.tsx';

const accept = imageTypes.flatMap((type) => [...uploadTypes[type].extensions]).join(',');
const maximum = limits.extractionPictures;

interface Props {
  readonly photos: Photos;
  /** Whether to say that a photo is required. */
  readonly isMissing: boolean;
}

/** The photos of one class: several at once or one after another, each with its progress. */
export const PhotosField = ({ photos, isMissing }: Props) => {
  const id = useId();
  const [removed, setRemoved] = useState(false);
  const { chosen, refused, room, lost } = photos;
  const [count, hasProblem] = [chosen.length, isMissing || refused.length > 0];
  return (
    <Box>
      <FieldLabel id={`${id}-label`} {...(count === 0 && { htmlFor: id })}>
        <Message id="grades.image" />
      </FieldLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: count > 1 ? '1fr 1fr' : '1fr' },
        }}
      >
        {chosen.map((photo, index) => (
          <Box key={photo.name} sx={{ minWidth: 0 }}>
            {count > 1 && (
              <Box id={`${id}-${index}`} sx={{ mb: 0.5, fontSize: '0.8125rem' }}>
                <Message id="grades.photoNumber" values={{ number: index + 1, count }} />
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
                setRemoved(true);
                photo.clear();
              }}
              onRetry={photo.choose}
            />
          </Box>
        ))}
        {room > 0 && (
          <Box sx={{ minWidth: 0 }}>
            {count > 0 && (
              <FieldLabel htmlFor={id}>
                <Message id="grades.addPhoto" values={{ maximum }} />
              </FieldLabel>
            )}
            <DropZone
              id={id}
              name="image"
              accept={accept}
              isMultiple
              isRequired={count === 0}
              invalid={hasProblem}
              describedBy={`${id}-note`}
              inputRef={removed && count === 0 ? focusIfLost : undefined}
              onFiles={photos.add}
            />
          </Box>
        )}
      </Box>
      <FormHelperText component="div" id={`${id}-note`} error={hasProblem}>
        {isMissing && <Message id="grades.imageRequired" />}
        {refused.map(({ name, problem }, index) => (
          <div key={`${index} ${name}`}>
            {name !== '' && (
              <>
                <bdi>{name}</bdi>
                {': '}
              </>
            )}
            <span>
              <Message {...problem} />
            </span>
          </div>
        ))}
        {!hasProblem && lost.length === 0 && <Message id="grades.imageHelp" />}
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
