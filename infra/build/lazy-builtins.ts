import type { Plugin } from 'esbuild';

/** Loads `http` and `https` without their ES module facade, which loads undici: 20–35 ms of a cold start. */
export const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup(build) {
    build.onResolve({ filter: /^(node:)?https?$/ }, ({ path }) => ({
      path: path.replace(/^node:/, ''),
      namespace: 'lazy-builtins',
    }));
    build.onLoad({ filter: /.*/, namespace: 'lazy-builtins' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
