import path from 'node:path';

/** System folders for programs, without a user's own paths. */
const systemPaths = ['/usr/local/bin', '/usr/bin', '/bin'];

/**
 * The environment of a process without the terminal's variables: its AWS settings (`AWS_ENDPOINT_URL`, a profile,
 * credentials) must reach neither the CDK's command line, which would use a real account, nor the emulator or its
 * functions.
 * @param home an empty folder without any settings
 */
export const bareEnvironment = (
  home: string,
  variables: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  // The current Node comes first: it has Lambda's version, whatever the machine has.
  PATH: [path.dirname(process.execPath), ...systemPaths].join(path.delimiter),
  HOME: home,
  TMPDIR: path.join(home, 'tmp'),
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  ...variables,
});
