import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Files kept for the next run: the emulator's Python, assemblies. Git ignores them. */
export const workshop = path.join(root, '.local/deploy');

const emulator = path.resolve(import.meta.dirname, '../emulator');

/** Files of the emulator. */
export const emulatorFiles = {
  requirements: path.join(emulator, 'requirements.txt'),
  launcher: path.join(emulator, 'launch.py'),
  worker: path.join(emulator, 'worker'),
  call: path.join(emulator, 'call.py'),
};
