/** The page that an address names, of those that there are; `otherwise` where it names none. Pages count from 1. */
export const pageIn = (named: string, pageCount: number, otherwise = 1): number =>
  Math.min(/^[1-9]\d{0,5}$/.test(named) ? Number(named) : otherwise, pageCount)
