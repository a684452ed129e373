/** Lines with their numbers, counted from 1, as a task shows what is to be named. */
export const numbered = (lines: readonly string[]): string =>
  lines.map((line, i) => `${i + 1}  ${line}`).join('\n')

/** Numbers (from 1) of the places that hold. */
export const numbersOf = <T>(items: readonly T[], holds: (item: T) => boolean): number[] =>
  items.flatMap((item, i) => (holds(item) ? [i + 1] : []))

/** Every usual way to type a list of numbers. */
export const listed = (numbers: readonly number[]): string[] => [
  ...new Set([' ', ', ', ','].map((between) => numbers.join(between))),
]

export const LIST_HINT = 'Numbers in ascending order with spaces between, such as 1 2.'
