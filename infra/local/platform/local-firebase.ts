/** The Firebase project of every local platform: names with `demo-` never reach a real project. */
export const localFirebase = {
  projectId: 'demo-daftar',
  apiKey: 'demo-key',
  authDomain: 'demo-daftar.firebaseapp.com',
} as const;
