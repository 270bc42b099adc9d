/** Sources that several simulators cite, each written once. They list them in their contract or `sources.ts`. */
import type { Source } from '../units/source.ts'

const READ = '2026-11-21'

/**
 * The functions of numpy-financial that solve the same equations. Used by files of `simulateurs`.
 * @param what the functions and what they are.
 * @example numpyFinancial('fv: the equation of a future value')
 */
export const numpyFinancial = (what: string): Source => ({
  title: `numpy-financial, ${what}`,
  url: 'https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py',
  read: READ,
})

/** The rule of 4 %. Used by files of `simulateurs`. */
export const trinityStudy: Source = {
  title: 'Retirement Researcher: safe withdrawal rates and the Trinity study',
  url: 'https://retirementresearcher.com/safe-withdrawal-rates-for-retirement-and-the-trinity-study/',
  read: READ,
}

/** The usual assumption on prices. Used by files of `simulateurs`. */
export const inflationTarget: Source = {
  title: 'Banque centrale du Luxembourg : l’objectif d’inflation de 2 %',
  url: 'https://bcl.lu/fr/apropos/missions_bcl/politique_monetaire/index.html',
  read: READ,
}
