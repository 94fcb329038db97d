import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import formatjs from 'eslint-plugin-formatjs';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The import law: shared ← lambdas ← infra; frontend imports only shared; features do not import one another. */
const room = (target, from, message) => ({ target, from, message });
const features = [
  'account',
  'ai-content',
  'auth',
  'dashboard',
  'games',
  'grades',
  'notebooks',
  'profile',
  'students',
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      'cdk.out',
      '.local',
      'coverage',
      'node_modules',
      'screenshots',
      'test-results',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
      globals: globals.node,
    },
    plugins: { 'import-x': importX, regexp },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            room(
              './shared',
              ['./lambdas', './infra', './frontend', './test'],
              'shared may import nothing of the others',
            ),
            room(
              './lambdas',
              ['./infra', './frontend', './test'],
              'lambdas may import shared only',
            ),
            room('./infra', ['./frontend', './test'], 'infra may import shared and lambdas only'),
            room(
              './frontend',
              ['./lambdas', './infra', './test'],
              'frontend may import shared only',
            ),
            room(
              './frontend/src/lib',
              ['./frontend/src/app', './frontend/src/features', './frontend/src/components'],
              'lib is below components, features and app',
            ),
            room(
              './frontend/src/components',
              ['./frontend/src/app', './frontend/src/features'],
              'components know no feature',
            ),
            room('./frontend/src/features', ['./frontend/src/app'], 'features are below app'),
            ...features.map((name) => ({
              target: `./frontend/src/features/${name}`,
              from: './frontend/src/features',
              except: [`./${name}`],
              message: 'features do not import one another',
            })),
          ],
        },
      ],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // What `new RegExp` makes of texts that the linter does not know: test/contract/regular-expressions.test.ts
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\.\\./){3}',
              message: 'Import by name (#shared/…): no import climbs more than two folders.',
            },
          ],
        },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks, formatjs },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'formatjs/no-literal-string-in-jsx': 'error',
    },
  },
  {
    files: [
      'infra/local/**',
      'infra/build/**',
      'infra/{cost,review}/**',
      'test/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**', '**/*.test.{ts,tsx}'],
    rules: {
      // A test may import anything, also from test/support.
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      'regexp/no-super-linear-backtracking': 'off',
      'formatjs/no-literal-string-in-jsx': 'off',
    },
  },
  {
    // A package of its own, which the names of this one do not reach.
    files: ['infra/local/textract/training/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
  prettier,
);
