/** The import law, of types as well as of values: `npm run check:imports`. */
const tests = '\\.(test|fixture)\\.tsx?$';
const product = { pathNot: tests };
/**
 * Rooms of the backend that every feature may use: `stores` is what a feature lets others read and write. Marks go into
 * the record through its door.
 */
const commonRooms = '^lambdas/((core|print|pictures|[^/]+/stores)/|record/door.ts$)';

/** What features of the site show of one another: the button that fills the ministry's workbook, beside any marks. */
const shownByAll = '^frontend/src/features/workbook-filling/components/filling/fill-workbook.tsx$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one thing, or share a third. A part that is loaded later may use its opener.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'Rules of a feature reach no AWS client, HTTP code, environment or adapter, not even through other files.',
      from: { ...product, path: '^lambdas/[^/]+/(domain|rules|engines)/' },
      to: {
        reachable: true,
        path: [
          '(^|/)node_modules/@aws-sdk/',
          '^lambdas/core/(aws|http)/',
          '^lambdas/core/environment',
          '^lambdas/[^/]+/adapters/',
        ],
      },
    },
    {
      name: 'shared-imports-nothing-of-the-others',
      severity: 'error',
      from: { ...product, path: '^shared/' },
      to: { path: '^(lambdas|infra|frontend|test)/' },
    },
    {
      name: 'lambdas-import-shared-only',
      severity: 'error',
      from: { ...product, path: '^lambdas/' },
      to: { path: '^(infra|frontend|test)/' },
    },
    {
      name: 'infra-imports-shared-and-lambdas-only',
      severity: 'error',
      from: { ...product, path: '^infra/' },
      to: { path: '^(frontend|test)/' },
    },
    {
      name: 'frontend-imports-shared-only',
      severity: 'error',
      from: { ...product, path: '^frontend/' },
      to: { path: '^(lambdas|infra|test)/' },
    },
    {
      name: 'lib-is-below-components-features-and-app',
      severity: 'error',
      from: { ...product, path: '^frontend/src/lib/' },
      to: { path: '^frontend/src/(app|features|record|days|rolls|components)/' },
    },
    {
      name: 'components-know-no-feature',
      severity: 'error',
      from: { ...product, path: '^frontend/src/components/' },
      to: { path: '^frontend/src/(app|features|record|days|rolls)/' },
    },
    {
      name: 'the-record-of-the-site-is-below-its-features',
      severity: 'error',
      comment:
        'Marks of classes are shown and edited by several features: a page of marks, classes, answer sheets.',
      from: { ...product, path: '^frontend/src/record/' },
      to: { path: '^frontend/src/(app|features|days|rolls)/' },
    },
    {
      name: 'the-rolls-of-the-site-are-below-its-features',
      severity: 'error',
      comment:
        'Rolls are said in a page of their own and on a plan of seats, and counted by several features.',
      from: { ...product, path: '^frontend/src/rolls/' },
      to: { path: '^frontend/src/(app|features|days)/' },
    },
    {
      name: 'the-days-of-the-site-are-below-its-features',
      severity: 'error',
      comment:
        'Sessions of courses are shown and recorded by Today, the week and the lessons of a class.',
      from: { ...product, path: '^frontend/src/days/' },
      to: { path: '^frontend/src/(app|features)/' },
    },
    {
      name: 'features-are-below-app',
      severity: 'error',
      from: { ...product, path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'features-of-the-site-do-not-import-one-another',
      severity: 'error',
      from: { ...product, path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: ['^frontend/src/features/$1/', shownByAll] },
    },
    {
      name: 'models-of-the-site-are-below-what-renders',
      severity: 'error',
      comment:
        'Rules and reducers of a feature, of the record, of the days and of the rolls are tested without React.',
      from: { ...product, path: '^frontend/src/(features/[^/]+|record|days|rolls)/model/' },
      to: {
        path: [
          '(^|/)node_modules/(react|@mui)/',
          '^frontend/src/components/',
          '^frontend/src/features/[^/]+/(?!model/)',
          '^frontend/src/(record|days|rolls)/(?!model/)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-of-the-backend-do-not-import-one-another',
      severity: 'error',
      from: { ...product, path: '^lambdas/([^/]+)/', pathNot: [tests, commonRooms] },
      to: { path: '^lambdas/', pathNot: [commonRooms, '^lambdas/$1/'] },
    },
    {
      name: 'common-rooms-know-core-only',
      severity: 'error',
      comment: '`print` sets PDF pages, `pictures` opens photos; both are below the features.',
      from: { ...product, path: '^lambdas/(print|pictures)/' },
      to: { path: '^lambdas/', pathNot: '^lambdas/(core|$1)/' },
    },
    {
      name: 'stores-know-core-and-one-another',
      severity: 'error',
      comment: 'What a feature stores is below all features, so that others may use it.',
      from: { ...product, path: '^lambdas/[^/]+/stores/' },
      to: { path: '^lambdas/', pathNot: '^lambdas/(core|[^/]+/stores)/' },
    },
    {
      name: 'core-knows-no-feature',
      severity: 'error',
      from: { ...product, path: '^lambdas/core/' },
      to: { path: '^lambdas/', pathNot: '^lambdas/core/' },
    },
    {
      name: 'shared-text-imports-nothing',
      severity: 'error',
      from: { ...product, path: '^shared/text/' },
      to: { path: '^shared/', pathNot: '^shared/text/' },
    },
    {
      name: 'shared-model-is-below-the-rules',
      severity: 'error',
      from: { ...product, path: '^shared/model/' },
      to: { path: '^shared/[^/]+/', pathNot: '^shared/(text|model)/' },
    },
    {
      name: 'shared-rules-are-below-the-contracts',
      severity: 'error',
      from: { ...product, path: '^shared/[^/]+/', pathNot: [tests, '^shared/contracts/'] },
      to: { path: '^shared/contracts/' },
    },
    {
      name: 'shared-workbooks-and-the-record-are-below-the-class-lists',
      severity: 'error',
      from: { ...product, path: '^shared/(spreadsheet|record|page|notebook|school-year)/' },
      to: { path: '^shared/(class-lists|draft)/' },
    },
    {
      name: 'the-record-knows-no-page',
      severity: 'error',
      comment:
        'A page is one source of marks among several: what was read of it becomes a table of the record.',
      from: { ...product, path: '^shared/record/' },
      to: { path: '^shared/page/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    doNotFollow: { path: 'node_modules' },
  },
};
