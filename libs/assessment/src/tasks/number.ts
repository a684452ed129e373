/** Sign, digits with one point or comma, exponent: nothing else is a number here. */
const NUMBER = /^([+-])?(\d{1,20})?(?:[.,](\d{1,20}))?(?:e([+-]?\d{1,2}))?$/i
const LONGEST = 24

/**
 * The number that somebody typed, by a grammar of our own: `Number()` would take `0x10`, an empty text and `Infinity`.
 * @returns null for what is no number.
 */
export function typedNumber(text: string): number | null {
  const typed = text.trim()
  const found = typed.length <= LONGEST ? NUMBER.exec(typed.replace('\u2212', '-')) : null
  if (!found) return null
  const [, sign = '', whole = '', part = '', exponent = '0'] = found
  if (whole === '' && part === '') return null
  return Number(`${sign}${whole || '0'}.${part || '0'}e${exponent}`)
}
