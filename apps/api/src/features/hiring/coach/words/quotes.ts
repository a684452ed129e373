import type { Feedback, Span } from '@tryka/domain'

/** Fewer words stand in every answer. */
const LEAST_WORDS = 2

/** A text with every run of white space as one space, and where each of its letters stood. */
function folded(text: string): { text: string; at: number[] } {
  const at: number[] = []
  let out = ''
  for (let index = 0; index < text.length; index += 1) {
    const isSpace = /\s/.test(text.charAt(index))
    if (isSpace && (out === '' || out.endsWith(' '))) continue
    out += isSpace ? ' ' : text.charAt(index)
    at.push(index)
  }
  return { text: out, at }
}

/** Where a quote stands in what was judged, letter by letter but for white space; null where it does not, or was set aside. */
export function spanOf(quote: string, judged: string, setAside: Feedback['facts']['setAside']): Span | null {
  const wanted = quote.replace(/\s+/g, ' ').trim()
  if (wanted.split(' ').length < LEAST_WORDS || /\p{Surrogate}/u.test(wanted)) return null
  const { text, at } = folded(judged)
  const from = text.indexOf(wanted)
  const [start, last] = [at[from], at[from + wanted.length - 1]]
  if (from < 0 || start === undefined || last === undefined) return null
  const end = last + 1
  return setAside.some((aside) => aside.start < end && start < aside.end) ? null : { start, end }
}
