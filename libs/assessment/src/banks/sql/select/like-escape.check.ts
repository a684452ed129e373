import { check } from '../../../checks/check'
import task from './like-escape.template'

/** Every text of up to three characters out of these. */
const textsOf = (characters: readonly string[]): string[] => {
  const longer = (texts: readonly string[]) => texts.flatMap((text) => characters.map((one) => text + one))
  const [one, two] = [longer(['']), longer(longer(['']))]
  return ['', ...one, ...two, ...longer(two)]
}
const WANTED = {
  hold: (text: string, sign: string) => text.includes(sign),
  'begin with': (text: string, sign: string) => text.startsWith(sign),
  'end with': (text: string, sign: string) => text.endsWith(sign),
} as const

export default check(task, {
  option: ({ wanted: { column, place, sign, escape } }, text, { sql }) => {
    const texts = textsOf(['_', '%', escape, 'x'])
    const made = `CREATE TABLE t (${column} text); INSERT INTO t VALUES ${texts.map((one) => `('${one}')`).join(', ')};`
    const kept = sql(`${made} SELECT ${column} FROM t WHERE ${text};`)
    const expected = texts.filter((one) => WANTED[place](one, sign))
    return JSON.stringify(kept.flat().sort()) === JSON.stringify(expected.sort())
  },
})
