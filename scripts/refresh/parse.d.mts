/** Types of `parse.mjs`, for its tests. Used by `test/refresh.test.ts`. */
/**
 * Values by month, `YYYY-MM`, in order. Each parser takes the text or the bytes of a file, and throws when it
 * is another.
 */
type Series = Map<string, number>

/** CSV of SDMX: columns `TIME_PERIOD` and `OBS_VALUE`. */
export function parseSdmxCsv(text: string): Series
/** A series kept in `published/`: columns `month` and `value`. */
export function parseStored(text: string): Series
/** Averages of each month that is over on `today`, `YYYY-MM-DD`. */
export function parseTspPrices(text: string, today: string): { cFund: Series; iFund: Series }
/** SDMX-ML of Insee. */
export function parseInseeXml(text: string): Series
/** JSON of the public API of the BLS. */
export function parseBls(text: string): Series
/** The column of a CSV of H.15 whose mnemonic this is. */
export function parseFederalReserve(text: string, mnemonic: string): Series
/** Dollars for an ounce of gold, from the workbook of the World Bank. */
export function parsePinkSheet(buffer: Buffer): Series
