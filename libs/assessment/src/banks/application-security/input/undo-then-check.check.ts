import { check } from '../../../checks/check'
import task from './undo-then-check.template'

/** Node passes over what is no digit of a code; here that is an error, as it is in a strict decoder. */
function strictly(text: string, code: 'hex' | 'base64'): string {
  const bytes = Buffer.from(text, code)
  if (bytes.toString(code) !== text) throw new Error(`No ${code}`)
  return bytes.toString()
}
const ON: Readonly<Record<string, (text: string) => string>> = {
  encodeURIComponent,
  base64: (text) => Buffer.from(text).toString('base64'),
  hex: (text) => Buffer.from(text).toString('hex'),
  'JSON.stringify': (text) => JSON.stringify(text),
}
/** What the steps do; a step that cannot be done gives nothing. */
const OFF: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^Percent/, decodeURIComponent],
  [/^Base64/, (text) => strictly(text, 'base64')],
  [/hex digits/, (text) => strictly(text, 'hex')],
  [/JSON/, (text) => String(JSON.parse(text))],
]
/** A value in which every layer leaves traces. */
const VALUE = '../\u00e9 "?xy%41'

const ordersOf = (left: readonly number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => ordersOf(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** Sends a value, and tries every order of the steps that take a layer off; then comes form, then check, then use. */
export default check(task, {
  key: (p) => {
    const { options = [], code = '' } = task.ask(p)
    const sent = [...code.matchAll(/([\w.]+)\(/g)]
      .map(([, name = '']) => name)
      .slice(1)
      .reduceRight((text, name) => ON[name]?.(text) ?? '', VALUE)
    const undo = options.map((text) => OFF.find(([words]) => words.test(text))?.[1])
    const layers = undo.flatMap((step, i) => (step ? [i] : []))
    const arrives = (order: readonly number[]): boolean => {
      try {
        return order.reduce((text, i) => undo[i]?.(text) ?? '', sent) === VALUE
      } catch {
        return false
      }
    }
    const last = [/^Join|^Parse the address|^Normalise/, /^Refuse/, /^Open|^Fetch|^Save/].map((words) =>
      options.findIndex((text) => words.test(text)),
    )
    const orders = ordersOf(layers).filter(arrives)
    return { kind: 'ordering', orders: orders.map((order) => [...order, ...last]) }
  },
})
