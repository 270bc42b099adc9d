/** Comparing euros. Half a cent is what nobody can pay: amounts nearer than that are the same amount. */
const HALF_A_CENT = 0.005

/** Whether `amount` is the target or more, to the cent. */
export const reaches = (amount: number, target: number): boolean => amount - target >= -HALF_A_CENT

/** Whether `amount` is more than the other, by more than half a cent. */
export const exceeds = (amount: number, other: number): boolean => amount - other > HALF_A_CENT
