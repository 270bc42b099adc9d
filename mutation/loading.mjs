/**
 * A test file that cannot be loaded fails without holding one test, and the runner of mutants looks at tests alone:
 * a mutant that breaks what is read at load would pass for one that nobody noticed (stryker-js, issue 6150). To it,
 * loading is one test more, that failed. Used by `vitest.config.mjs` of this folder.
 */
export const loading = {
  onTestModuleEnd({ task: file }) {
    const unloaded = file.result?.state === 'fail' && file.tasks.length === 0
    if (unloaded) file.tasks.push({ type: 'test', name: 'loads', mode: 'run', file, result: file.result })
  },
}
