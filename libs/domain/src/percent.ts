/** `part` of `whole` as a rounded percentage; 0 when there is nothing (specification 5). */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0
