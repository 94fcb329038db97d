/** The Firebase project of the demonstration. Projects named `demo-` do not exist and are never reached. */
export const demoFirebase = {
  projectId: 'demo-daftar',
  apiKey: 'demo-key',
  authDomain: 'demo-daftar.firebaseapp.com',
};
