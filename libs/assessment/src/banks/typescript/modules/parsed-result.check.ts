import { check } from '../../../checks/check'
import task from './parsed-result.template'

export default check(task, {
  solutions: ({ name, limits: { low, high, reasons } }) => {
    const [none = '', bad = '', outside = ''] = reasons
    return [
      `type Result = { ok: true; value: number } | { ok: false; reason: '${none}' | '${bad}' | '${outside}' }
       function ${name}(text: string): Result {
         if (text === '') return { ok: false, reason: '${none}' }
         if (!/^[0-9]+$/.test(text)) return { ok: false, reason: '${bad}' }
         const value = Number(text)
         if (value < ${low} || value > ${high}) return { ok: false, reason: '${outside}' }
         return { ok: true, value }
       }`,
      `const fault = <const R extends string>(reason: R) => ({ ok: false, reason }) as const
       const ${name} = (text: string) => {
         if (text.length === 0) return fault('${none}')
         let value = 0
         for (const letter of text) {
           const digit = '0123456789'.indexOf(letter)
           if (digit < 0) return fault('${bad}')
           value = value * 10 + digit
         }
         return value >= ${low} && value <= ${high} ? ({ ok: true, value } as const) : fault('${outside}')
       }`,
    ]
  },
  wrong: ({ name, limits: { low, high, reasons } }) => {
    const [none = '', bad = '', outside = ''] = reasons
    const exact = `{ ok: true; value: number } | { ok: false; reason: '${none}' | '${bad}' | '${outside}' }`
    const written = (type: string, read: string, isBad: string, isOutside: string) =>
      `function ${name}(text: string): ${type} {
         if (text === '') return { ok: false, reason: '${none}' }
         const value = ${read}
         if (${isBad}) return { ok: false, reason: '${bad}' }
         if (${isOutside}) return { ok: false, reason: '${outside}' }
         return { ok: true, value }
       }`
    const inside = `value < ${low} || value > ${high}`
    const digits = '!/^[0-9]+$/.test(text)'
    return {
      'parseInt stops at the first letter': written(
        exact,
        'parseInt(text, 10)',
        'Number.isNaN(value)',
        inside,
      ),
      'Number takes spaces and powers': written(exact, 'Number(text)', '!Number.isInteger(value)', inside),
      'one type with parts that may be missing': written(
        '{ ok: boolean; value?: number; reason?: string }',
        'Number(text)',
        digits,
        inside,
      ),
      'any text may be a reason': written(
        '{ ok: true; value: number } | { ok: false; reason: string }',
        'Number(text)',
        digits,
        inside,
      ),
      'the limits themselves are refused': written(
        exact,
        'Number(text)',
        digits,
        `value <= ${low} || value >= ${high}`,
      ),
      'any lets everything pass': written('any', 'Number(text)', digits, inside),
    }
  },
})
