/** Sum of numbers; 0 for none. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Mean of numbers; NaN for none. */
export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length
