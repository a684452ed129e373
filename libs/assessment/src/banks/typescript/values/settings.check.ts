import { check } from '../../../checks/check'
import type { Parts } from './settings.template'
import task from './settings.template'

/** The function with three expressions, one for each field. */
function written({ subject, defaults }: Parts, field: (name: string, fallback: string) => string): string {
  const fields = [
    [subject.number, String(defaults.number)],
    [subject.text, `'${defaults.text}'`],
    [subject.flag, String(defaults.flag)],
  ] as const
  const lines = fields.map(([name, fallback]) => `${name}: ${field(name, fallback)}`)
  return `const ${subject.call} = (given) => ({ ${lines.join(', ')} })`
}
const defaultsOf = ({ subject: { number, text, flag }, defaults }: Parts): string =>
  `const DEFAULTS = { ${number}: ${defaults.number}, ${text}: '${defaults.text}', ${flag}: ${String(defaults.flag)} }`
const missing = ({ keepsNull }: Parts): string => (keepsNull ? '=== undefined' : '== null')

export default check(task, {
  solutions: (p) => {
    const { call } = p.subject
    const isMissing = missing(p)
    return [
      written(p, (name, fallback) => `given.${name} ${isMissing} ? ${fallback} : given.${name}`),
      `${defaultsOf(p)}
       function ${call}(given) {
         const made = { ...DEFAULTS }
         for (const name of Object.keys(DEFAULTS)) if (!(given[name] ${isMissing})) made[name] = given[name]
         return made
       }`,
    ]
  },
  wrong: (p) => {
    const { call } = p.subject
    const isMissing = missing(p)
    return {
      'what is false is replaced': written(p, (name, fallback) => `given.${name} || ${fallback}`),
      'undefined and other fields are spread': `${defaultsOf(p)}\nconst ${call} = (given) => ({ ...DEFAULTS, ...given })`,
      'a field that is there has a value': written(
        p,
        (name, fallback) => `'${name}' in given ? given.${name} : ${fallback}`,
      ),
      'null is taken for the other thing': written(p, (name, fallback) =>
        p.keepsNull
          ? `given.${name} ?? ${fallback}`
          : `given.${name} === undefined ? ${fallback} : given.${name}`,
      ),
      'the defaults keep what was given': `${defaultsOf(p)}
        function ${call}(given) {
          for (const name of Object.keys(DEFAULTS)) if (!(given[name] ${isMissing})) DEFAULTS[name] = given[name]
          return { ...DEFAULTS }
        }`,
    }
  },
})
