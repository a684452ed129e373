const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `8 Jan 2025`. */
export const dayOf = (date: string): string => DAY.format(new Date(date))
