import '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { JobTone } from '../../components/job-status/job-tone.ts';

interface Pair {
  text: string;
  wash: string;
}

interface PaperColours {
  grid: string;
  /** Outlines of fields and other visible boundaries: 3:1 against card and ground. */
  outline: string;
  /** Over the page behind a dialog. */
  scrim: string;
  tealWash: string;
  saffronWash: string;
  saffronText: string;
}

/** Of notifications: a dark ground, and the edge and icon of each tone. */
interface Slip {
  ground: string;
  success: string;
  error: string;
  info: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    paper: PaperColours;
    slip: Slip;
    job: Record<JobTone, Pair>;
  }
  interface PaletteOptions {
    paper: PaperColours;
    slip: Slip;
    job: Record<JobTone, Pair>;
  }
}
