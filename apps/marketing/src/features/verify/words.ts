import type { Check, Verification } from '@tryka/credentials'

/** What is said of a verification: the line, and the sentence under it. */
export interface Said {
  title: string
  text: string
}

const DAY_MS = 86_400_000
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
/** "21 Nov 2026", or the text itself where it is no date. */
export const shortDay = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : DAY.format(new Date(time))

export const countOf = (checks: readonly Check[], state: Check['state']): number =>
  checks.filter((check) => check.state === state).length

/** "12 passed, 1 open" */
export function countsOf(checks: readonly Check[]): string {
  const counts = [
    [countOf(checks, 'pass'), 'passed'],
    [countOf(checks, 'fail'), 'failed'],
    [countOf(checks, 'unknown'), 'open'],
  ] as const
  return counts.flatMap(([count, word]) => (count ? [`${count} ${word}`] : [])).join(', ')
}

/** Days since the list that was read, where they are many enough to say so. */
export function ageOf(asOf: string | undefined, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - Date.parse(asOf ?? '')) / DAY_MS)
  return days > 30 ? days : undefined
}

/** The verdict's own words in a line and a sentence; `line` is what the library says of it, `withdrawn` how it was revoked. */
export function saidOf(found: Verification, line: string, now: Date, withdrawn = ''): Said {
  const passed = countOf(found.checks, 'pass')
  const inBrowser = `${passed} checks passed in your browser.`
  const first = found.checks.find(({ state }) => state === 'fail')?.reason ?? ''
  switch (found.verdict) {
    case 'valid': {
      const days = ageOf(found.asOf, now)
      return { title: line, text: days ? `That list is ${days} days old. ${inBrowser}` : inBrowser }
    }
    case 'not-genuine':
      return { title: 'Not genuine', text: first }
    case 'revoked':
      return {
        title: 'Revoked',
        text: `Genuine, but ${withdrawn || 'the issuer revoked it'}. Do not rely on it.`,
      }
    case 'expired':
      return { title: line, text: 'It counted until then. Ask for a newer one.' }
    case 'demonstration':
      return {
        title: 'Demonstration',
        text: `Proves nothing about a real person. Made to show how checking works. ${inBrowser}`,
      }
    case 'cannot-tell': {
      const [title = line, ...rest] = line.split(/(?<=\.) /)
      return { title: title.replace(/\.$/, ''), text: rest.join(' ') || inBrowser }
    }
  }
}
