// Who may know whom. Each room lists all that it may import; whatever else it imports is an error.
const swc = require('@swc/core')

// dependency-cruiser 17 asks swc to parse `.tsx` without JSX, which panics. 18 tells swc what this does, but needs Node 22.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

const core = '^packages/core/src/'
const api = '^apps/api/src/'

/** A room may import only what matches `may`. Tests may also import what they test with. */
const room = (name, path, ...may) => ({
  name: `room-${name}`,
  comment: `${name} may know only: ${may.join(' ')}`,
  severity: 'error',
  from: { path, pathNot: '[.]test[.]ts$' },
  to: { pathNot: may },
})

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'declared',
      comment: 'An import must be among the dependencies that its own package.json declares.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'bench-stays-out',
      comment: 'What Denier is measured against is no part of it.',
      severity: 'error',
      from: { path: '^(packages|apps|test|scripts)/' },
      to: { path: ['^bench/', 'node_modules/(publicodes|modele-social)/'] },
    },
    {
      name: 'tests-stay-out',
      comment: 'What ships imports no test and no test support.',
      severity: 'error',
      from: { pathNot: ['[.]test[.]ts$', '^test/'] },
      to: { path: ['[.]test[.]ts$', '^test/'] },
    },

    // The core: from what is true on Mars to what contracts promise.
    room('units', `${core}units/`, `${core}units/`),
    room('finance', `${core}finance/`, `${core}(units|finance)/`),
    room(
      'legislation',
      `${core}legislation/.*(?<![.]explain)[.]ts$`,
      `${core}(units|finance|legislation)/(?!.*[.]explain[.]ts$)`,
    ),
    room(
      'legislation-explanations',
      `${core}legislation/.*[.]explain[.]ts$`,
      `${core}(units/|legislation/|definition/explanation[.]ts)`,
    ),
    room('indices', `${core}indices/`, `${core}(units|indices)/`),
    room(
      'definition',
      `${core}definition/(?!schema/|csv/|json/)`,
      `${core}(units|definition/(?!schema/|csv/|json/))`,
      'fastest-levenshtein',
    ),
    room('schema', `${core}definition/schema/`, `${core}(units|definition)/`, 'node_modules/zod/'),
    room('json', `${core}definition/json/`, `${core}(units|definition/(?!schema/|csv/))`),
    room('csv', `${core}definition/csv/`, `${core}(units|definition)/`, 'node_modules/csv-stringify/'),
    room(
      'analyses',
      `${core}analyses/`,
      `${core}(units/|finance/|analyses/|definition/(?!schema/|csv/|json/)|version[.]ts)`, // finance: goal seek finds roots
    ),
    {
      name: 'room-simulator',
      comment:
        'A simulator imports no other simulator: what two need moves down. It reads the law that `regles` assembles.',
      severity: 'error',
      from: { path: `${core}simulateurs/([^/]+)/`, pathNot: '[.]test[.]ts$' },
      to: {
        pathNot: [
          `${core}(units|finance|legislation/(regles/|(law|citation)[.]ts)|indices|definition/(?!schema/|csv/|json/))`,
          `${core}simulateurs/$1/`,
        ],
      },
    },
    room('catalogue', `${core}catalogue[.]ts$`, `${core}simulateurs/[^/]+/index[.]ts$`),
    room(
      'batch-files',
      `${core}batch/files/`,
      `${core}(units/|batch/|analyses/(figures|explication/explication)[.]ts|indices/history[.]ts|definition/(?!schema/|csv/|json/))`,
      'node_modules/(csv-parse|csv-stringify)/',
    ),
    room(
      'batch',
      `${core}batch/(?!files/)`,
      `${core}(units/|batch/(?!files/)|indices/history[.]ts|definition/(?!schema/|csv/|json/)|legislation/(reform|chapters|citation|in-force|legal-parameter)[.]ts|(ask|by-name|named-simulator)[.]ts)`,
    ),
    room(
      'core-index',
      `${core}index[.]ts$`,
      `${core}(catalogue|version|today|simulate|ask|by-name)[.]ts$`,
      `${core}(units|indices|analyses|batch|definition/(?!schema/|csv/|json/))`,
    ),

    // The service: a pure answer, a shell around it, a process around the shell.
    {
      name: 'core-by-its-doors',
      comment: 'Outside its package, core is known by the doors of its package.json.',
      severity: 'error',
      from: { path: '^(apps|packages/(?!core/))', pathNot: '[.]test[.]ts$' },
      to: {
        path: core,
        pathNot: `${core}(index|analyses/formulas|batch/files/index|definition/(schema|csv|json|search)/index|simulateurs/[^/]+/index)[.]ts$`,
      },
    },
    room(
      'worker-pool',
      `${api}worker-pool/`,
      `${api}(worker-pool|answer)/`,
      `${core}index[.]ts$`,
      '^(node:)?[a-z_/]+$',
      'node_modules/piscina/',
    ),
    room(
      'answer',
      `${api}answer/`,
      `${api}(answer/|limit/client-key[.]ts)`,
      `${core}(index|definition/(schema|csv|json)/index)[.]ts$`,
      '^packages/charts/src/svg[.]ts$',
      '^packages/note/src/index[.]ts$',
      'node_modules/(negotiator|@types/negotiator)/',
    ),
    room(
      'openapi',
      `${api}openapi/`,
      `${api}(answer|openapi)/`,
      `${core}(index|definition/(schema|csv)/index)[.]ts$`,
      '^packages/prose/src/index[.]ts$',
    ),
    room(
      'pipeline',
      `${api}pipeline/`,
      `${api}(pipeline/|answer/(handler|error-response)[.]ts|limit/(client-key|limiter)[.]ts)`,
    ),
    room(
      'routes',
      `${api}routes/`,
      `${api}(routes/|pipeline/|answer/|openapi/|limit/limiter[.]ts)`,
      `${core}index[.]ts$`,
      '^apps/web/src/index[.]ts$',
      '^apps/mcp/src/(index|messages)[.]ts$',
      '^(node:)?url$',
    ),
    room(
      'edge',
      `${api}edge[.]ts$`,
      `${api}(answer/|pipeline/|routes/(api-routes|refusals)[.]ts|limit/|(clock|fetch-handler)[.]ts)`,
      `${core}index[.]ts$`,
    ),
    room(
      'fetch-handler',
      `${api}fetch-handler[.]ts$`,
      `${api}(answer/(handler|error-response)[.]ts|pipeline/|limit/client-key[.]ts|clock[.]ts)`,
    ),
    {
      name: 'edge-without-node',
      comment: 'What answers where there is no Node reaches nothing of Node, nor what is made for it.',
      severity: 'error',
      from: { path: `${api}(edge|fetch-handler)[.]ts$` },
      to: {
        path: ['^(node:)?[a-z_/]+$', 'node_modules/(pino|piscina|ioredis|prom-client)/'],
        reachable: true,
      },
    },
    room(
      'limit',
      `${api}limit/`,
      `${api}limit/`,
      '^(node:)?[a-z_/]+$',
      'node_modules/(ioredis|ipaddr[.]js)/',
    ),
    {
      name: 'adapter-not-process',
      severity: 'error',
      from: { path: `${api}(node|pipeline|routes)/` },
      to: { path: `${api}(process/|serve[.]ts|main[.]ts|settings[.]ts)` },
    },
    room(
      'simulate',
      `${core}(simulate|ask|by-name|named-simulator)[.]ts$`,
      `${core}(catalogue|today|ask|by-name|named-simulator)[.]ts$`,
      `${core}(units|indices|analyses|definition/(?!schema/|csv/|json/))`,
    ),

    // What people see: numbers and texts as they are written, charts of any contract.
    room('prose', '^packages/prose/src/', '^packages/prose/src/', `${core}index[.]ts$`),
    {
      name: 'prose-by-its-index',
      severity: 'error',
      from: { path: '^(apps|packages/(?!prose/))', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/prose/src/', pathNot: '^packages/prose/src/index[.]ts$' },
    },
    room(
      'note',
      '^packages/note/src/',
      '^packages/note/src/',
      `${core}index[.]ts$`,
      '^packages/prose/src/index[.]ts$',
    ),
    room(
      'charts',
      '^packages/charts/src/',
      '^packages/charts/src/',
      `${core}index[.]ts$`,
      '^packages/prose/src/index[.]ts$',
      'node_modules/(d3-array|d3-shape|preact|preact-render-to-string|@types/d3-[a-z]+)/',
    ),
    room('client', '^packages/client/src/', '^packages/client/src/', `${core}index[.]ts$`),

    // The doors beside the service. Apps meet at three seams only: the service mounts the tools' handler and the
    // pages', the command starts the service and the tools.
    room(
      'mcp',
      '^apps/mcp/src/',
      '^apps/mcp/src/',
      `${core}(index|definition/(schema|search)/index)[.]ts$`,
      '^packages/(note|prose)/src/index[.]ts$',
      'node_modules/@modelcontextprotocol/server/',
      '^(node:)?[a-z_/]+$',
    ),
    room(
      'command',
      '^apps/cli/src/',
      '^apps/cli/src/',
      `${core}(index|batch/files/index|definition/(csv|search)/index)[.]ts$`,
      '^packages/(charts/src/(index|svg)|(note|prose)/src/index)[.]ts$',
      '^apps/api/src/index[.]ts$',
      '^apps/mcp/src/stdio[.]ts$',
      'node_modules/(csv-parse|csv-stringify|hyparquet|hyparquet-writer|piscina)/',
      '^(node:)?[a-z_/]+$',
      '^(node:)?v8$', // the size of the heap of short-lived objects
    ),
    // The pages in the browser: model ← hooks ← parts of a page ← the page; workers know the model only.
    room(
      'web-model',
      '^apps/web/src/(model|hooks)/',
      '^apps/web/src/(model|hooks)/',
      `${core}index[.]ts$`,
      '^packages/prose/src/index[.]ts$',
      'node_modules/preact/',
    ),
    {
      name: 'web-model-not-hooks',
      severity: 'error',
      from: { path: '^apps/web/src/model/' },
      to: { path: '^apps/web/src/hooks/' },
    },
    room(
      'web-parts',
      '^apps/web/src/(form|result|tree|explanation|compare|tools|embed)/',
      '^apps/web/src/(model|hooks|form|result|tree|explanation|compare|tools|embed)/',
      `${core}(index|analyses/formulas)[.]ts$`,
      '^packages/(charts|prose)/src/index[.]ts$',
      'node_modules/preact/',
    ),
    room('web-worker', '^apps/web/src/worker/', '^apps/web/src/(model|worker)/', `${core}index[.]ts$`),
    room(
      'web-browser',
      '^apps/web/src/(?!server/|pages/|index[.])',
      '^apps/web/src/(?!server/|pages/|index[.])',
      `${core}(index|analyses/formulas|batch/files/index|definition/search/index)[.]ts$`,
      '^packages/(charts|prose)/src/index[.]ts$',
      'node_modules/preact/',
    ),
    room(
      'web-pages',
      '^apps/web/src/pages/',
      '^apps/web/src/(?!server/|index[.])',
      `${core}(index|batch/files/index|definition/search/index)[.]ts$`,
      '^packages/(charts|note|prose)/src/index[.]ts$',
      'node_modules/(preact|preact-render-to-string)/',
    ),
    room(
      'web-server',
      '^apps/web/src/(server/|index[.])',
      '^apps/web/src/(?!client/start)',
      `${core}index[.]ts$`,
      '^packages/prose/src/index[.]ts$',
      '^(node:)?[a-z_/]+$',
    ),
    {
      name: 'apps-apart',
      comment: 'An app never imports another, but for the seams.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/(api|mcp|web)/src/(index|stdio|messages)[.]ts$'] },
    },
    {
      name: 'apps-seams',
      comment: 'The service knows no app but the tools and the pages, which know none.',
      severity: 'error',
      from: { path: '^apps/(api|mcp|web)/' },
      to: { path: '^apps/(api|cli)/', pathNot: '^apps/$1/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@denier/source', 'import', 'default', 'types'],
    },
  },
}
