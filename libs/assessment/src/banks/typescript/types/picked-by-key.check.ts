import { check } from '../../../checks/check'
import task, { WAYS } from './picked-by-key.template'

export default check(task, {
  solutions: ({ way }) => {
    const { fn, gives, body } = WAYS[way] ?? WAYS[0]
    const fromValues = body
      .replace('items.map((item) => item[key])', 'values')
      .replace(
        'items.map((item, i): [number, VALUE] => [i, item[key]])',
        'values.map((one, i): [number, T[K]] => [i, one])',
      )
    return [
      `function ${fn}<T, K extends keyof T>(items: readonly T[], key: K): ${gives('T[K]')} {
         return ${body.replace('VALUE', 'T[K]')}
       }`,
      `const ${fn} = <T, K extends keyof T>(items: Iterable<T>, key: K): ${gives('T[K]')} => {
         const values: T[K][] = []
         for (const item of items) values.push(item[key])
         return ${fromValues}
       }`,
    ]
  },
  wrong: ({ way }) => {
    const { fn, gives, body } = WAYS[way] ?? WAYS[0]
    const whole = (head: string, value: string) =>
      `function ${fn}${head}: ${gives(value)} { return ${body.replace('VALUE', value)} }`
    return {
      'any lets every key pass': whole('(items: readonly any[], key: string)', 'any'),
      'the type of all properties': whole('<T>(items: readonly T[], key: keyof T)', 'T[keyof T]'),
      'the result is unknown': whole('<T>(items: readonly T[], key: keyof T)', 'unknown'),
      'a list that may be changed': whole('<T, K extends keyof T>(items: T[], key: K)', 'T[K]'),
      '0 is left out': whole('<T, K extends keyof T>(items: readonly T[], key: K)', 'T[K]').replace(
        'items.map(',
        'items.filter((item) => item[key]).map(',
      ),
    }
  },
})
