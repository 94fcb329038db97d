import path from 'node:path';

/** Where programs are found that no one may shadow by a path of their own. */
const systemPaths = ['/usr/local/bin', '/usr/bin', '/bin'];

/**
 * The environment of a process, made from nothing: whatever the terminal has of AWS (`AWS_ENDPOINT_URL`, a profile,
 * credentials) must reach neither the CDK's command line, which would go to a real account, nor the emulator or its
 * functions.
 * @param home an empty folder, where no one's settings are
 */
export const bareEnvironment = (
  home: string,
  variables: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  // The Node that runs this comes first: it is Lambda's, whichever the machine has.
  PATH: [path.dirname(process.execPath), ...systemPaths].join(path.delimiter),
  HOME: home,
  TMPDIR: path.join(home, 'tmp'),
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  ...variables,
});
