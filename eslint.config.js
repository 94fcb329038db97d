import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
        projectService: { allowDefaultProject: ['*.js', '.*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
      globals: globals.node,
    },
    plugins: { regexp },
    rules: {
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
    files: ['shared/**', 'lambdas/*/{domain,rules,engines}/**'],
    ignores: ['lambdas/pages/engines/page-reader/training/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'process', message: 'Rules read no environment: pass the value in.' },
        { name: 'performance', message: 'Rules read no clock: pass the time in.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'NewExpression[callee.name="Date"][arguments.length=0], MemberExpression[object.name="Date"][property.name="now"]',
          message: 'Rules read no clock: pass the time in.',
        },
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'Rules draw nothing by chance: pass a source of numbers in.',
        },
      ],
    },
  },
  {
    files: [
      'infra/local/**',
      'infra/build/**',
      'infra/{artwork,cost,new,openapi,preflight,review}/**',
      'test/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      'regexp/no-super-linear-backtracking': 'off',
      'formatjs/no-literal-string-in-jsx': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: ['test/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name="expect"] AwaitExpression > CallExpression[callee.property.name=/^(allInnerTexts|allTextContents|boundingBox|count|evaluate|getAttribute|innerText|inputValue|is[A-Z]\\w+|textContent)$/]',
          message: 'A page shows what is expected of it some time later: use expect.poll.',
        },
      ],
    },
  },
  { files: ['*.js', '.*.js'], extends: [tseslint.configs.disableTypeChecked] },
  prettier,
);
