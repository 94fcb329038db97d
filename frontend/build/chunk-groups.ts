/** MUI's parts that only a form shows. */
const FIELDS =
  'Input|OutlinedInput|NativeSelect|Form(?!ControlLabel|Group)|Textarea|Select|internal/svg-icons';
/** Those that are ticked, on few forms. */
const TICKS = 'Checkbox|Radio|Switch|internal/SwitchBase|FormControlLabel|FormGroup';
/** MUI's parts that only a dialog, a menu or a drawer shows. */
const DIALOGS =
  'Modal|Dialog|Backdrop|Fade|Portal|Unstable_TrapFocus|internal/Transition|Menu|Popover|Grow|List';
/** MUI's parts that show how far a file is, on few pages. */
const PROGRESS = 'LinearProgress';

/** What a form has that is sent somewhere. */
const SENT = 'form-error|restored-note|password-field|submit-button';

/** Modules below `folder` but for those whose path goes on with one of `except`. */
const below = (folder: string, except: string): string => `${folder}/(?!${except})`;
const anyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'));

/**
 * What goes into one file together: a few files instead of seventy, since small ones compress worse, and each costs a
 * request and its headers. The highest priority chooses first, and takes along what its modules import.
 */
export const chunkGroups = [
  // the texts of each feature in each language, under a name that says so
  {
    name: (module: string) => module.replace(/^.*\/i18n\/([^/]+)\/([^/]+)\.json$/, 'texts-$1-$2'),
    debugName: 'texts',
    test: /\/src\/i18n\/.+\.json$/,
    priority: 6,
  },
  // what every page needs at once; in two files, since a file is compiled in one go, in which nothing is answered
  {
    name: 'react',
    tags: ['$initial' as const],
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 5,
  },
  { name: 'shell', tags: ['$initial' as const], priority: 4 },
  { name: 'firebase', test: /node_modules\/@?firebase/, priority: 3 },
  // what whoever reads something unknown needs, such as a game what it stored
  {
    name: 'schemas',
    test: /node_modules\/zod|src\/lib\/parse-stored/,
    minShareCount: 2,
    priority: 3,
  },
  // what is kept in the browser, and forgotten by logging out
  {
    name: 'kept',
    test: /src\/lib\/(text-storage|settings\/device-storage|forms\/unsent-forms|documents\/unsaved)/,
    minShareCount: 2,
    priority: 3,
  },
  // what pages that talk to the API need
  {
    name: 'data',
    test: /node_modules\/swr|src\/lib\/(api\/|resources\/(?!use-job|use-school))|shared\/(contracts\/(?!account|gradebooks|documents|content-|notebooks|school-year|classes)|errors|model\/(?!limits|gradebook|document|draft|notebook|reading|listed|school-year|kept|profile))/,
    minShareCount: 2,
    priority: 2,
  },
  // what most pages show
  {
    name: 'interface',
    test: anyOf(
      below('node_modules/@mui/material', `${FIELDS}|${TICKS}|${DIALOGS}|${PROGRESS}`),
      'node_modules/lucide-react',
      'src/lib/focus-if-lost',
      below('src/components', 'account|classes|dialog|file|form|jobs|verification'),
    ),
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'fields',
    test: anyOf(`material/(${FIELDS})`, below('src/components/form', SENT)),
    minShareCount: 3,
  },
  { name: 'ticks', test: anyOf(`material/(${TICKS})`), minShareCount: 2 },
  // a game has fields, but sends nothing
  {
    name: 'forms',
    test: anyOf('src/lib/forms/', `src/components/form/(${SENT})`),
    minShareCount: 3,
  },
  {
    name: 'dialogs',
    test: anyOf(`material/(${DIALOGS})`, 'react-transition-group'),
    minShareCount: 3,
  },
  {
    name: 'jobs',
    test: /src\/(components\/jobs\/(?!history-link)|lib\/resources\/use-job)/,
    minShareCount: 2,
  },
  { name: 'pictures', test: /src\/assets\//, minShareCount: 2 },
];
