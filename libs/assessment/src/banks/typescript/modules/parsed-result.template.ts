import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const THINGS = ['Port', 'Quantity', 'Percent', 'Seats', 'Pages', 'Floor'] as const
const REASONS = [
  ['empty', 'not a number', 'out of range'],
  ['missing', 'malformed', 'forbidden'],
  ['blank', 'unreadable', 'too small or large'],
] as const

export interface Limits {
  low: number
  high: number
  reasons: readonly string[]
}
function parsed(text: string, { low, high, reasons: [none, bad, outside] }: Limits) {
  const fault = (reason = '') => ({ ok: false, reason })
  if (text === '') return fault(none)
  if (/[^0-9]/.test(text)) return fault(bad)
  const value = Number(text)
  return value < low || value > high ? fault(outside) : { ok: true, value }
}

export default template({
  id: 'typescript/modules/parsed-result',
  revision: 1,
  kind: 'code-ts',
  topic: 'modules',
  grade: 3,
  seconds: 420,
  lang: 'typescript',
  status: 'active',
  idea: 'A boundary parses and tells in its type how it may fail: a union that must be tested before its value can be used, and no guess at half-good input.',
  params: (rng) => {
    const low = rng.int(1, 9)
    const limits: Limits = { low, high: low + rng.int(20, 900), reasons: rng.pick(REASONS) }
    const name = `parse${rng.pick(THINGS)}`
    const [none = '', bad = '', outside = ''] = limits.reasons
    const call = (what: string, text: string): CodeCase => {
      const [call, gives] = [`${name}(${JSON.stringify(text)})`, JSON.stringify(parsed(text, limits))]
      return { name: what, shown: `${call}\ngives ${gives}`, call, gives }
    }
    const types = (what: string, line: string, errors: readonly number[]): CodeCase => {
      const uses = `const result = ${name}('${low}')\n${line}`
      const told = errors.length ? `reports error ${errors.join()}` : 'has nothing to say'
      return { name: what, shown: `${uses}\nThe compiler ${told}.`, uses, errors }
    }
    const { high } = limits
    return {
      name,
      limits,
      cases: [
        call('a good one', String(low + 2)),
        types('value untested', 'const value: number = result.value', [2339]),
        call('nothing', ''),
        call('the least', String(low)),
        call('the most', String(high)),
        call('one less', String(low - 1)),
        call('one more', String(high + 1)),
        call('a unit behind', `${low + 1}px`),
        call('a fraction', `${low}.5`),
        call('other notation', '1e1'),
        call('a space in front', ` ${low + 3}`),
        call('zeros in front', `00${low + 4}`),
        types('value tested', 'if (result.ok) { const value: number = result.value }', []),
        types(
          'reason tested',
          `if (!result.ok) { const reason: '${none}' | '${bad}' | '${outside}' = result.reason }`,
          [],
        ),
        types('reason of a value', 'if (result.ok) { const reason: string = result.reason }', [2339]),
        types(
          'one reason of three',
          `if (!result.ok) { const reason: '${none}' | '${bad}' = result.reason }`,
          [2322],
        ),
      ],
    }
  },
  ask: ({ name, limits: { low, high, reasons }, cases }) => ({
    stem: `Write \`${name}(text: string)\` with an exact return type. For a text of digits 0 to 9 alone whose number is from ${low} to ${high} it returns \`{ ok: true, value }\` with the number, else \`{ ok: false, reason }\`. The reason is \`'${reasons[0] ?? ''}'\` for the empty text, \`'${reasons[1] ?? ''}'\` where anything but a digit is in it, \`'${reasons[2] ?? ''}'\` for any other number. Its callers can use \`value\` and \`reason\` only after a test of \`ok\`, and the compiler knows the three reasons. Neither kind of result has a further property, not even an optional one.`,
    answerHint: `TypeScript that declares ${name}. It must compile under strict and noUncheckedIndexedAccess, with the library of ES2023.`,
    starter: `function ${name}(text: string): unknown {\n  return Number(text)\n}`,
    cases: cases.slice(0, 2),
  }),
  key: ({ cases }) => ({ kind: 'code-ts', cases: cases.slice(2) }),
  why: () =>
    'A union of two object types, told apart by the literal type of ok, carries the value and the reason. Number and parseInt take more than digits, so the text itself is tested.',
  source: ['TypeScript Handbook, Narrowing: Discriminated unions', 'MDN, Number.parseInt()'],
})
