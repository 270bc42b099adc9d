/** Types of `parse.mjs`, for its tests. Used by `test/refresh.test.ts`. */
type Series = Map<string, number>

export function parseSdmxCsv(text: string): Series
export function parseStored(text: string): Series
export function parseTspPrices(text: string, today: string): { cFund: Series; iFund: Series }
export function parseInseeXml(text: string): Series
export function parseBls(text: string): Series
export function parseFederalReserve(text: string, mnemonic: string): Series
export function parsePinkSheet(buffer: Buffer): Series
