/** The parts of MUI that only forms use. */
const FIELDS = 'InputBase|InputAdornment|OutlinedInput|Form(?!ControlLabel|Group)|Textarea';
/** Checkboxes, radio buttons and switches, which few forms use. */
const TICKS =
  'Checkbox|Radio|Switch|internal/(?:SwitchBase|svg-icons/(?:Check|Indeterminate|Radio))|FormControlLabel|FormGroup';
/** The parts of fields that choose from a list, which visitors' forms do not. */
const SELECTS = 'Input/|NativeSelect|Select|internal/svg-icons/Arrow';
/** The parts of MUI that only dialogs, menus and drawers use. */
const DIALOGS =
  'Modal|Dialog|Backdrop|Fade|Portal|Unstable_TrapFocus|internal/Transition|Menu|Popover|Grow|List';
/** Tables, which histories and lists of students show. */
const TABLES = 'Table';
/** The line between parts of a form or menu, on few pages. */
const LINES = 'Divider';
/** The part of MUI that shows the progress of a file, on few pages. */
const PROGRESS = 'LinearProgress';

/** Icons of lists and of documents, which neither visitors' pages nor the dashboard have. */
const TOOLS =
  'bookmark|circle-question|clipboard-list|cloud-|download|ellipsis|file-spread|file-up|git-fork|list-checks|pencil\\.|printer|redo|refresh|rotate-|trash|undo';

/** Parts of forms that submit something. */
const SENT = 'form-error|restored-note|password-field|submit-button';

/** Modules below `folder`, except those whose path continues with one of `except`. */
const below = (folder: string, except: string): string => `${folder}/(?!${except})`;
const anyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'));

/**
 * Which modules share a file. A few larger files replace seventy small ones, which compress worse and cost a request
 * each. The group with the highest priority chooses first, and includes what its modules import.
 */
export const chunkGroups = [
  // one file for the texts of each feature and language, named after them; those of the dashboard are with the session's
  {
    name: (module: string) =>
      module
        .replace(/^.*\/i18n\/([^/]+)\/([^/]+)\.json$/, 'texts-$1-$2')
        .replace(/-(?:dashboard|today)$/, '-session'),
    debugName: 'texts',
    test: /\/src\/i18n\/.+\.json$/,
    priority: 6,
  },
  // what every page needs at once; two files, because compiling a file blocks the page
  {
    name: 'react',
    tags: ['$initial' as const],
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 5,
  },
  { name: 'shell', tags: ['$initial' as const], priority: 4 },
  { name: 'identity-client', test: /node_modules\/@firebase/ },
  // texts in the browser's storage, also of visitors' forms, which have no schemas
  {
    name: 'stored',
    test: /src\/lib\/(?:parse-stored|text-storage|forms\/unsent-forms)\./,
    minShareCount: 2,
    priority: 3.5,
  },
  // parsing of unknown data, which games need for their stored state, and the errors and limits that forms know
  {
    name: 'schemas',
    test: /node_modules\/zod|src\/lib\/(forms\/issues|api\/(api-error|correlation))|shared\/(errors|model\/(correlation|limits))\./,
    minShareCount: 2,
    priority: 3,
  },
  // what the dashboard needs, and so nearly every signed-in user has, with all that it imports: one file compresses much
  // better than the thirty it would be
  {
    name: 'home',
    test: anyOf(
      'src/lib/(auth/begin-session|offline/copies)',
      'app/layout/(navigation-list|offline-note|search-of-pages|user-menu)\\.',
      'features/dashboard/(pages/dashboard-page|components/today/today\\.)',
      // what shows Today comes later, but pages of classes have this as well
      'record/(?:components|model)/classes/(?:class-(?:colours|monogram|palette|progress)|name-of-class|progress-)',
      'record/components/marks/use-mark-titles|lib/class-paths|record/names/same-class',
    ),
    priority: 1.5,
  },
  // the text about pupils' data, and whether it is accepted
  {
    name: 'pupil-data',
    test: /pupil-data-notice\.ts$/,
  },
  // the part of it that visitors' pages render as well
  {
    name: 'cards',
    test: anyOf(
      `material/(Alert|Card|Paper|Stack|SvgIcon|internal/svg-icons/(?!Check|Indeterminate|Radio|Arrow))`,
      'system/Stack|InputLabel/inputLabelClasses',
      'utils/(debounce|getActiveElement|isMuiElement|owner|useControlled|useEnhancedEffect)',
      'components/page/(squared-paper|use-page-title)',
      'lucide-react/dist/esm/icons/(eye|mail)\\.',
      'illustrations/login-panel',
    ),
    minShareCount: 4,
    priority: 2.5,
  },
  // what most pages render
  {
    name: 'interface',
    test: anyOf(
      below(
        'node_modules/@mui/material',
        `${FIELDS}|${SELECTS}|${TICKS}|${DIALOGS}|${TABLES}|${PROGRESS}|${LINES}`,
      ),
      below('node_modules/lucide-react', `dist/esm/icons/(?:${TOOLS})`),
      'src/(lib/focus-if-lost|assets/)',
      below(
        'src/components',
        'account|classes|conflict|job-status|dialog|documents|figure|file|form|jobs|options|page/page-tabs|photos|printing|text/(?:key-hint|directed-text|text-direction|formula)|verification|workbook',
      ),
    ),
    minShareCount: 4,
    priority: 2,
  },
  {
    name: 'check-box',
    test: /components\/(form\/check-box|account\/shared-device)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'fields',
    test: anyOf(
      `material/(${FIELDS})`,
      below('src/components/form', `${SENT}|select-field|options|choice-cards`),
    ),
    minShareCount: 3,
    priority: 1.2,
  },
  {
    name: 'selects',
    test: anyOf(`material/(${SELECTS})`, 'src/components/form/(?:select-field|options)\\.'),
    minShareCount: 3,
    priority: 1,
  },
  { name: 'tables', test: anyOf(`material/(${TABLES})`), minShareCount: 2 },
  {
    name: 'tools',
    test: anyOf(`icons/(?:${TOOLS})`),
    minShareCount: 2,
  },
  { name: 'lines', test: anyOf(`material/(${LINES})`), minShareCount: 2 },
  { name: 'ticks', test: anyOf(`material/(${TICKS})`), minShareCount: 2 },
  // a game has fields, but submits nothing
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
  { name: 'page-tabs', test: /components\/page\/page-tabs/, minShareCount: 2, priority: 1 },
  {
    name: 'jobs',
    test: /src\/(components\/jobs\/(?!history-link)|lib\/resources\/use-job)/,
    minShareCount: 2,
  },
  {
    name: 'editing',
    test: /src\/(components\/documents\/document-content|lib\/(use-(?:selector|event)|documents\/(?!unsaved|merge\/|restore-)))/,
    minShareCount: 2,
  },
  // the logs, rolls and kept questions, which few of those pages have
  { name: 'listed-documents', test: /src\/lib\/listed-documents\//, minShareCount: 2 },
  // dates in words, which pages with days show without any job
  { name: 'calendar-dates', test: /src\/i18n\/use-calendar-dates/, minShareCount: 2, priority: 1 },
  // the days of a course, which forms of drafts know without editing anything
  { name: 'course-log', test: /shared\/model\/(?:course-log|class-document)\./, priority: 1 },
  // what a roll says, which pages show without merging anything
  { name: 'rolls', test: /shared\/attendance\/(?:roll|totals)\./, minShareCount: 2, priority: 1 },
  // the table of marks, with what its parts ask it
  {
    name: 'mark-grid',
    test: /record\/components\/grid\/mark-grid|record\/hooks\/grid\/(use-wrong-words|reveal-cell)/,
    minShareCount: 2,
  },
  // lists and tables that are drawn in portions
  { name: 'drawn', test: /src\/lib\/use-drawn/, minShareCount: 2, priority: 1 },
  // what is above a document, which pages load with it
  { name: 'document-bar', test: /src\/components\/documents/, minShareCount: 2 },
  // how formulas and calculations are shown in a text
  {
    name: 'directed-text',
    test: /src\/components\/text\/(?:directed-text|formula|text-direction)\.|shared\/draft\/(?:directed-prose|prose)\./,
    minShareCount: 2,
    priority: 1,
  },
  // what every table of marks needs
  {
    name: 'marks',
    test: /shared\/record\/averages\/averages\.|src\/record\/model\/table\/(decimal-mark|typed-text)/,
    minShareCount: 2,
  },
  // what forms of jobs have above and below them
  {
    name: 'notices',
    test: /components\/(verification\/verification-notice|jobs\/history-link)/,
    minShareCount: 2,
    priority: 1,
  },
  // the options of pages need a network, the dialogs of sessions do not
  { name: 'choice-cards', test: /components\/form\/choice-cards/, minShareCount: 2, priority: 1 },
  { name: 'options', test: /src\/components\/options\//, minShareCount: 2 },
  { name: 'drop-zone', test: /components\/file\/(drop-zone|workbook-input)/, minShareCount: 2 },
  // the roster of students, which some pages of classes show as well
  {
    name: 'students',
    test: /shared\/(model\/student\.|contracts\/students)|lib\/resources\/students/,
    minShareCount: 2,
  },
  // what is said of letters that cannot be printed, whatever is printed
  {
    name: 'printing',
    test: /components\/printing\/(unprintable-(note|in-record)|texts-in)\./,
    minShareCount: 2,
  },
  { name: 'send-unsaved', test: /src\/(app\/send-unsaved|lib\/documents\/send-unsaved-copy)\./ },
  // a few lines each; every file has a name in the first screen, which costs more than they do
  {
    name: 'helpers',
    test: anyOf(
      'src/lib/(reduced-motion|save-file|edit-profile|documents/unsaved-aside|resources/use-profile)',
      'src/(assets/|i18n/(isolate-figure|reading-arrows)|components/dialog/unsent-note)',
      'src/record/(model/classes/class-years|components/classes/kept-note)',
      'shared/(text/new-id|record/figures/rank|model/(?:write-figure|punctuation)\\.)',
      'lucide-react/dist/esm/icons/(chevron-down|keyboard|user-plus|copy|table-2)',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'review',
    test: /page-review\/(model\/(review\/picture-area|gradebook\/)|hooks\/review\/(review-context|use-doubt-words))|record\/hooks\/grid\/use-write-number\./,
    minShareCount: 2,
  },
  // the inputs of forms for drafts, which a lesson of the annual distribution fills in
  {
    name: 'content-inputs',
    test: /ai-content\/(components\/content-input|model\/content-(values|fields))/,
    minShareCount: 2,
  },
  // how versions are merged and restored, which is seldom needed
  {
    name: 'merging',
    test: /lib\/documents\/(merge\/|restore-)|(mark-sheet|course-log|attendance|gradebook|draft|answers)-form\.ts|components\/conflict\/describe/,
  },
  // the days of a course, which Today and the week have
  {
    name: 'course-days',
    test: /shared\/(?:course\/(?:course-days|blocks)|school-year\/(?:in-season|iso-date|period-hours))\.|days\/hooks\/use-now\./,
    minShareCount: 2,
  },
  // the login page, with what it shares with the other pages of visitors, most of whom open it first or next
  {
    name: 'login-page',
    test: /features\/auth\/(?:pages\/login-page|hooks\/use-auth-form|model\/sign-in|components\/(?:auth-frame|google-button|text-link|link\/request-link|second-step\/second-step-card))\./,
  },
];
