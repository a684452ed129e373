import { check } from '../../../checks/check'
import task from './checked-shape.template'
import type { Drawn } from './checked-shape.template'

const interfaceOf = ({ subject: { Type, text, number, list, maybe }, isOfNumbers, isOptional }: Drawn) =>
  `interface ${Type} { ${text}: string; ${number}: number; ${list}: ${isOfNumbers ? 'number' : 'string'}[]; ${maybe}${isOptional ? '?: string' : ': string | null'} }`

/** The parts of a guard, each of which a near miss writes in another way. */
function guard(p: Drawn, other: Record<string, string> = {}) {
  const {
    subject: { Type, text, number, list, maybe },
    isOfNumbers,
    isOptional,
  } = p
  const one = isOfNumbers ? 'number' : 'string'
  const parts = {
    result: `value is ${Type}`,
    object: `typeof value === 'object' && value !== null`,
    text: `typeof it.${text} === 'string'`,
    number: `typeof it.${number} === 'number'`,
    list: `Array.isArray(it.${list}) && it.${list}.every((one: unknown) => typeof one === '${one}')`,
    maybe: `(it.${maybe} === ${isOptional ? 'undefined' : 'null'} || typeof it.${maybe} === 'string')`,
    ...other,
  }
  return `${interfaceOf(p)}
    function is${Type}(value: unknown): ${parts.result} {
      if (!(${parts.object})) return false
      const it = value as Record<string, unknown>
      return ${parts.text} && ${parts.number} && ${parts.list} && ${parts.maybe}
    }`
}

export default check(task, {
  solutions: (p) => {
    const { Type, text, number, list, maybe } = p.subject
    const one = p.isOfNumbers ? 'number' : 'string'
    return [
      guard(p),
      `${interfaceOf(p)}
       const is${Type} = (value: unknown): value is ${Type} =>
         value instanceof Object && '${text}' in value && '${number}' in value && '${list}' in value &&
         typeof value.${text} === 'string' && typeof value.${number} === 'number' &&
         Array.isArray(value.${list}) && !value.${list}.some((one) => typeof one !== '${one}') &&
         ${
           p.isOptional
             ? `(!('${maybe}' in value) || ['string', 'undefined'].includes(typeof value.${maybe}))`
             : `'${maybe}' in value && (value.${maybe} === null || typeof value.${maybe} === 'string')`
         }`,
    ]
  },
  wrong: (p) => {
    const { text, number, list, maybe } = p.subject
    return {
      'null is an object too': guard(p, { object: `typeof value === 'object'` }),
      'only the compiler is told': guard(p, { text: 'true', number: 'true', list: 'true', maybe: 'true' }),
      'true or false, which narrows nothing': guard(p, { result: 'boolean' }),
      'the elements are not looked at': guard(p, { list: `Array.isArray(it.${list})` }),
      'what is empty or 0 is taken for missing': guard(p, {
        text: `!!it.${text} && typeof it.${text} === 'string'`,
        number: `!!it.${number} && typeof it.${number} === 'number'`,
      }),
      'the last field has to be a text': guard(p, { maybe: `typeof it.${maybe} === 'string'` }),
      'the last field may be anything': guard(p, { maybe: 'true' }),
      'missing and null are taken for the same': guard(p, {
        maybe: `(it.${maybe} == null || typeof it.${maybe} === 'string')`,
      }),
    }
  },
})
