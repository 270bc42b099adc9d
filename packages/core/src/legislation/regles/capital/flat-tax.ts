/**
 * The flat income tax on dividends and interest (CGI, art. 200 A, 1) in euros: outside the quotient familial and the
 * décote, without any allowance.
 * @param rate as a fraction.
 * @example flatTaxOf(1000, 0.128) // 128
 */
export const flatTaxOf = (capitalIncome: number, rate: number): number => rate * capitalIncome

/**
 * The social levies on them, in euros, due apart (CSS, art. L. 136-7 and L. 136-8).
 * @param rate all levies together, as a fraction.
 * @example socialLeviesOf(1000, 0.172) // 172
 */
export const socialLeviesOf = (capitalIncome: number, rate: number): number => rate * capitalIncome
