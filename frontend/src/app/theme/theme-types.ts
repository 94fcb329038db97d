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
  tealWash: string;
  saffronWash: string;
  saffronText: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    paper: PaperColours;
    job: Record<JobTone, Pair>;
  }
  interface PaletteOptions {
    paper: PaperColours;
    job: Record<JobTone, Pair>;
  }
}
