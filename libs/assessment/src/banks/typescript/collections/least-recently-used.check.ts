import { check } from '../../../checks/check'
import task from './least-recently-used.template'

const RENEW = 'held.delete(key); held.set(key, value)'
interface Parts {
  get: string
  set: string
}
const SET = `held.delete(key); held.set(key, value)
    if (held.size > limit) held.delete(held.keys().next().value)`

type Rules = Parameters<typeof task.ask>[0]['rules']
/** The usual way: a Map whose last key is the last used. */
const byMap = ({ missing, isOldestFirst }: Rules, { get, set }: Partial<Parts> = {}): string =>
  `function createCache(limit) {
  const held = new Map()
  const peek = (key) => (held.has(key) ? held.get(key) : ${missing})
  const get = (key) => {
    if (!held.has(key)) return ${missing}
    const value = held.get(key)
    ${get ?? RENEW}
    return value
  }
  const set = (key, value) => {
    ${set ?? SET}
  }
  const keys = () => [...held.keys()]${isOldestFirst ? '' : '.reverse()'}
  return { get, set, peek, keys }
}`

const byArray = ({ missing, isOldestFirst }: Rules): string => `class Cache {
  #held = []
  constructor(limit) { this.limit = limit }
  #at(key) { return this.#held.findIndex((one) => one.key === key) }
  peek(key) { const i = this.#at(key); return i < 0 ? ${missing} : this.#held[i].value }
  get(key) {
    const i = this.#at(key)
    if (i < 0) return ${missing}
    this.#held.push(...this.#held.splice(i, 1))
    return this.#held.at(-1).value
  }
  set(key, value) {
    this.#held = this.#held.filter((one) => one.key !== key).concat({ key, value }).slice(-this.limit)
  }
  keys() { return this.#held.map(({ key }) => key)${isOldestFirst ? '' : '.reverse()'} }
}
const createCache = (limit) => new Cache(limit)`

export default check(task, {
  solutions: ({ rules }) => [byMap(rules), byArray(rules)],
  wrong: ({ rules }) => ({
    'reading does not count': byMap(rules, { get: '' }),
    'setting again keeps the old place': byMap(rules, { set: SET.replace('held.delete(key); ', '') }),
    'makes room before it looks whether the key is new': byMap(rules, {
      set: 'if (held.size >= limit) held.delete(held.keys().next().value); held.delete(key); held.set(key, value)',
    }),
    'a falsy value is taken for none': byMap(rules).replace('!held.has(key)', '!held.get(key)'),
    'keys become texts': byMap(rules)
      .replaceAll('(key) =>', '(name, key = String(name)) =>')
      .replace('(key, value) => {', '(name, value, key = String(name)) => {'),
    'a peek counts': byMap(rules).replace(/const peek = .*/, 'const peek = (key) => get(key)'),
    'the last used goes': byMap(rules, {
      set: 'if (!held.has(key) && held.size >= limit) held.delete([...held.keys()].at(-1)); held.delete(key); held.set(key, value)',
    }),
  }),
})
