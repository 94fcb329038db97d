/** What browsers and React say of errors; `…` stands for what differs, and may quote a name or a mark. */
const KNOWN: readonly string[] = [
  // A value of another kind than expected.
  ...['undefined', 'null'].flatMap((value) => [
    `Cannot read properties of ${value} (reading …)`,
    `Cannot set properties of ${value} (setting …)`,
    `Cannot destructure property … of … as it is ${value}.`,
    `can't access property …, … is ${value}`,
    `${value} is not an object (evaluating …)`,
    `… is ${value}`,
  ]),
  '… is not a function or its return value is not iterable',
  '… is not a function. (In …, … is …)',
  '… is not a function',
  '… is not a constructor',
  '… is not iterable',
  '… is not defined',
  '… is not an object',
  "Can't find variable: …",
  'Cannot convert undefined or null to object',
  'Cannot convert object to primitive value',
  'Cannot convert … to a BigInt',
  'Cannot access … before initialization',
  'Cannot assign to read only property … of object …',
  'Cannot add property …, object is not extensible',
  'Cannot delete property … of …',
  'Attempted to assign to readonly property.',
  'Assignment to constant variable.',
  'Class constructor … cannot be invoked without …',
  'Reduce of empty array with no initial value',
  'Converting circular structure to JSON…',
  // Sizes, dates and languages.
  'Maximum call stack size exceeded',
  'too much recursion',
  'Out of memory',
  'Array buffer allocation failed',
  'Invalid array length',
  'Invalid string length',
  'Invalid count value: …',
  'Invalid time value',
  'Invalid time zone specified: …',
  'Invalid language tag: …',
  'Incorrect locale information provided',
  'Invalid regular expression: …',
  'Invalid URL',
  // JSON: the excerpts are of what was read.
  'Unexpected end of JSON input',
  'Unexpected token …',
  'Unexpected non-whitespace character after JSON at position …',
  'Expected … in JSON at position …',
  'Bad control character in string literal in JSON at position …',
  'Unterminated string in JSON at position …',
  'JSON.parse: …',
  'JSON Parse error: …',
  '… is not valid JSON',
  // The page; other programs change it, such as translators.
  'Failed to execute … on …: The node to be removed is not a child of this node.',
  'Failed to execute … on …: The node before which the new node is to be inserted is not a child of this node.',
  'Node.removeChild: The node to be removed is not a child of this node',
  'Node.insertBefore: Child to insert before is not a child of this node',
  'The object can not be found here.',
  'Failed to execute … on …: …',
  'Failed to construct …: …',
  'ResizeObserver loop completed with undelivered notifications.',
  'The operation is insecure.',
  'The operation was aborted.',
  'Script error.',
  // Storage.
  'The quota has been exceeded.',
  'The database connection is closing.',
  'Internal error opening backing store for indexedDB.open.',
  'Connection to Indexed Database server lost. …',
  'A mutation operation was attempted on a database that did not allow mutations.',
];

/** Whether a text has the fixed parts of a template, in their order, and something for each `…`. */
const fits = (text: string, template: string): boolean => {
  const [first = '', ...rest] = template.split('…');
  const last = rest.pop();
  if (last === undefined) return text === template;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let at = first.length + 1;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length + 1;
  }
  return at <= end;
};

/** React's messages in a release are numbers; what follows may quote the page. */
const REACT = /^Minified React error #\d{1,3};/;

/** A message without what it may quote; undefined unless browsers or React are known to say it. */
export const knownMessage = (message: string): string | undefined =>
  REACT.exec(message)?.[0] ?? KNOWN.find((template) => fits(message, template));

/** Names of errors of the language, of browsers and of the site. */
const NAMES: ReadonlySet<string> = new Set([
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'EvalError', 'URIError'],
  ...['AggregateError', 'InternalError', 'SuppressedError', 'DOMException'],
  ...['AbortError', 'ConstraintError', 'DataCloneError', 'DataError', 'EncodingError'],
  ...['HierarchyRequestError', 'IndexSizeError', 'InvalidAccessError', 'InvalidCharacterError'],
  ...['InvalidModificationError', 'InvalidNodeTypeError', 'InvalidStateError', 'NamespaceError'],
  ...['NetworkError', 'NoModificationAllowedError', 'NotAllowedError', 'NotFoundError'],
  ...['NotReadableError', 'NotSupportedError', 'OperationError', 'OverconstrainedError'],
  ...['QuotaExceededError', 'ReadOnlyError', 'SecurityError', 'TimeoutError'],
  ...['TransactionInactiveError', 'UnknownError', 'VersionError', 'WrongDocumentError'],
  ...['ZodError', '$ZodError', 'FirebaseError', 'PdfError', 'PasswordException'],
  ...['InvalidPDFException', 'UnknownErrorException', 'WorkbookError', 'FillingError'],
  ...['SourceError', 'CameraError', 'ListError', 'ApiError', 'NewVersionError'],
]);

/** A known name of an error; `Error` for any other. */
export const knownName = (name: string): string => (NAMES.has(name) ? name : 'Error');
