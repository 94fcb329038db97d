/** MUI's parts that only a form shows. */
const FIELDS =
  'Input|OutlinedInput|NativeSelect|Form|Textarea|Select|internal/svg-icons/ArrowDropDown';
/** MUI's parts that only a dialog, a menu or a drawer shows. */
const DIALOGS = 'Modal|Dialog|Backdrop|Fade|Portal|Unstable_TrapFocus|internal/Transition';
/** MUI's parts that show how far a file is, on few pages. */
const PROGRESS = 'LinearProgress';

/** Modules below `folder` but for those whose path goes on with one of `except`. */
const below = (folder: string, except: string): string => `${folder}/(?!${except})`;
const anyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'));

/**
 * What goes into one file together: a few files instead of seventy, since small ones compress worse, and each costs a
 * request and its headers. The highest priority chooses first, and takes along what its modules import.
 */
export const chunkGroups = [
  // what every page needs at once
  { name: 'shell', tags: ['$initial' as const], priority: 4 },
  { name: 'firebase', test: /node_modules\/@?firebase/, priority: 3 },
  // what whoever reads something unknown needs, such as a game what it kept
  { name: 'schemas', test: /node_modules\/zod/, minShareCount: 2, priority: 3 },
  // what pages that talk to the API need
  {
    name: 'data',
    test: /node_modules\/swr|src\/lib\/(api|resources)\/|shared\/(contracts|errors|model\/(?!limits))/,
    minShareCount: 2,
    priority: 2,
  },
  // what most pages show
  {
    name: 'interface',
    test: anyOf(
      below('node_modules/@mui/material', `${FIELDS}|${DIALOGS}|${PROGRESS}`),
      'node_modules/lucide-react',
      below('src/components', 'account|file|form|jobs|verification'),
    ),
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'forms',
    test: anyOf(`material/(${FIELDS})`, 'src/components/form/', 'src/lib/forms/'),
    minShareCount: 3,
  },
  {
    name: 'dialogs',
    test: anyOf(`material/(${DIALOGS})`, 'react-transition-group'),
    minShareCount: 3,
  },
  { name: 'jobs', test: /src\/components\/jobs\//, minShareCount: 2 },
  { name: 'pictures', test: /src\/assets\//, minShareCount: 2 },
];
