import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Flashlight, FlashlightOff, Volume2, VolumeX, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { openFrameReader } from '#frontend/lib/camera/frame-reader.ts';
import { giveSignal } from '#frontend/lib/camera/signals.ts';
import { useCamera } from '#frontend/lib/camera/use-camera.ts';
import { useFrames } from '#frontend/lib/camera/use-frames.ts';
import { useRememberedChoice } from '#frontend/lib/settings/remembered-choice.ts';
import { useSendFrames } from '../../hooks/camera/use-send-frames.ts';
import { useSweep } from '../../hooks/camera/use-sweep.ts';
import { sighting } from '../../model/camera/sighting.ts';
import { progressOf, type Progress, type Said, type Sweep } from '../../model/camera/sweep.ts';
import { framesOfPile, sheetIn, type SweepFrame } from '../../model/camera/sweep-frame.ts';
import { CameraFoot } from './camera-foot.tsx';
import { CameraProblemNote } from './camera-problem.tsx';
import { CameraScene, type View } from './camera-scene.tsx';
import { MissingList } from './missing-list.tsx';
import { SaidCard } from './said-card.tsx';

export interface CameraDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const openSheetReader = () =>
  openFrameReader(
    new Worker(new URL('../../model/camera/sheet-worker.ts', import.meta.url), { type: 'module' }),
    sighting,
  );

/** A phone that lies on its side has room beside the picture, and none below it. */
const lying = '@media (orientation: landscape) and (max-height: 30em)';

/** Sounds when something new was said about a sheet. */
const useSignals = (said: Said | undefined, withSound: boolean): void => {
  const kind = said?.kind;
  const serial = said?.serial;
  useEffect(() => {
    if (kind === 'taken' || kind === 'again') giveSignal(kind, withSound);
    else if (kind === 'other' || kind === 'unknown' || kind === 'full')
      giveSignal('refused', withSound);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- switching the sound on repeats no signal
  }, [serial]);
};

const Count = ({ progress: { taken, spare, expected } }: { readonly progress: Progress }) => (
  <>
    {expected === undefined ? (
      <Message id="camera.taken.count" values={{ count: taken }} />
    ) : (
      <Message id="camera.taken.of" values={{ taken, expected }} />
    )}
    {spare > 0 && (
      <>
        {' + '}
        <Message id="camera.taken.spare" values={{ count: spare }} />
      </>
    )}
  </>
);

const nothing: readonly SweepFrame[] = [];
const progressIn = (sweep: Sweep | undefined, known: Parameters<typeof progressOf>[1]): Progress =>
  sweep ? progressOf(sweep, known) : { taken: 0, spare: 0, expected: undefined, missing: [] };

/** Finds the sheets while the teacher shows one after another to the camera, and keeps a photo of each until they are sent. */
const CameraView = ({
  uid,
  titleId,
  onClose,
}: {
  readonly uid: string;
  readonly titleId: string;
  readonly onClose: () => void;
}) => {
  const text = useMessage();
  const camera = useCamera();
  const device = useSweep(uid);
  const { sweep, known } = device;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [view, setView] = useState<View>();
  const [isBroken, setBroken] = useState(false);
  const [isListShown, setListShown] = useState(false);
  const [sound, setSound] = useRememberedChoice('cameraSound', z.boolean(), true);
  const frames = sweep ? framesOfPile(sweep.frames, sweep.pile) : nothing;
  const recognised = frames.filter(({ about }) => about.pile);
  const sending = useSendFrames(recognised, device.remove);
  const progress = progressIn(sweep, known);
  const isListOpen = isListShown && progress.missing.length > 0;
  useSignals(sweep?.said, sound);
  useFrames(
    sending.busy ? null : video,
    openSheetReader,
    async (frame) => {
      const { width, height, seen } = frame;
      setView({ width, height, sheets: seen.sheets });
      await device.look(frame);
    },
    () => setBroken(true),
  );
  const problem = isBroken ? 'unsupported' : camera.problem;
  const { stream, torch } = camera;
  const SoundIcon = sound ? Volume2 : VolumeX;
  const TorchIcon = torch ? Flashlight : FlashlightOff;
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isListOpen) return;
        // Back closes the list, and not the camera below it.
        event.stopPropagation();
        setListShown(false);
      }}
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplate: '"head" auto "scene" minmax(0, 1fr) "foot" auto / minmax(0, 1fr)',
        [lying]: {
          gridTemplate: '"scene head" auto "scene foot" minmax(0, 1fr) / minmax(0, 1fr) 18rem',
        },
      }}
    >
      <Box
        component="header"
        sx={{ gridArea: 'head', display: 'flex', alignItems: 'center', p: 1 }}
      >
        <IconButton aria-label={text('camera.close')} onClick={onClose}>
          <X size={22} />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0, px: 1 }}>
          <Typography
            id={titleId}
            component="h2"
            sx={{
              fontSize: '1rem',
              fontWeight: 600,
              lineHeight: 1.4,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {sweep?.pile ? <bdi>{sweep.pile.title}</bdi> : <Message id="camera.title" />}
          </Typography>
          <Box data-taken={progress.taken} sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {sweep?.pile && (
              <>
                <bdi>{sweep.pile.className}</bdi>
                {' · '}
              </>
            )}
            <Count progress={progress} />
          </Box>
        </Box>
        <IconButton
          aria-label={text('camera.sound')}
          aria-pressed={sound}
          onClick={() => setSound(!sound)}
        >
          <SoundIcon size={22} />
        </IconButton>
        {torch !== undefined && (
          <IconButton
            aria-label={text('camera.torch')}
            aria-pressed={torch}
            onClick={() => camera.setTorch(!torch)}
          >
            <TorchIcon size={22} />
          </IconButton>
        )}
      </Box>
      <Box sx={{ gridArea: 'scene', position: 'relative', bgcolor: '#000', overflow: 'hidden' }}>
        {stream && !problem ? (
          <>
            <CameraScene
              stream={stream}
              view={view}
              isKept={({ number }) => sheetIn(sweep?.frames ?? nothing, number) !== undefined}
              onVideo={setVideo}
            />
            <SaidCard said={sweep?.said} isListKnown={known !== undefined} onPile={device.choose} />
          </>
        ) : (
          <CameraProblemNote problem={problem} onRetry={camera.retry} onClose={onClose} />
        )}
        {isListOpen && <MissingList names={progress.missing} onClose={() => setListShown(false)} />}
      </Box>
      <Box
        sx={{
          gridArea: 'foot',
          display: 'grid',
          alignContent: 'end',
          gap: 1.25,
          p: 1.5,
          pb: 'max(12px, env(safe-area-inset-bottom))',
          overflow: 'auto',
          width: '100%',
          maxWidth: 640,
          mx: 'auto',
        }}
      >
        <CameraFoot
          progress={progress}
          count={frames.length}
          sending={{
            ...sending,
            send: () => {
              if (recognised.length < frames.length) device.refresh();
              sending.send();
            },
          }}
          device={device}
          isListShown={isListShown}
          onList={() => setListShown(!isListShown)}
          onDelete={() => void device.remove(frames)}
        />
      </Box>
    </Box>
  );
};

/** The camera page, over the whole screen and always dark. */
const CameraDialog = ({ open, onClose }: CameraDialogProps) => {
  const id = useId();
  const uid = useUser()?.uid;
  return (
    <Dialog
      open={open && uid !== undefined}
      onClose={onClose}
      fullScreen
      aria-labelledby={id}
      slotProps={{
        paper: {
          // The scheme of what is inside, whatever the page has.
          ...{ 'data-color-scheme': 'dark' },
          sx: {
            '&&': { m: 0, width: '100%', border: 0, borderRadius: 0 },
            bgcolor: '#11100E',
            color: '#FFFFFF',
          },
        },
      }}
    >
      {uid !== undefined && <CameraView uid={uid} titleId={id} onClose={onClose} />}
    </Dialog>
  );
};

export default CameraDialog;
