/** The clock of people's code stands still, and its chance is the same each time: same code, same verdict. */
const CLOCK = Date.UTC(2026, 0, 1)
/** Characters that code may print, and that the text of a value may have. */
const MOST_TEXT = 16 * 1024
const MOST_DEPTH = 32

/**
 * What stands in each JavaScript engine before people's code does, as an expression of `{ text, thrown, printed, tick }`.
 * It keeps whatever it needs to itself, so that patched prototypes change nothing of what it says. `text` is the same for
 * values that are the same: types, holes, -0 and NaN count; the order of keys does not, nor the class of an object.
 */
export const PRELUDE = `(() => {
  'use strict'
  const { apply, ownKeys, getOwnPropertyDescriptor, getPrototypeOf, get, construct } = Reflect
  const { isArray } = Array
  const { is } = Object
  const string = String
  const json = JSON.stringify
  const sort = Array.prototype.sort
  const [mapEach, setEach, timeOf] = [Map.prototype.forEach, Set.prototype.forEach, Date.prototype.getTime]
  const [mapProto, setProto, dateProto] = [Map.prototype, Set.prototype, Date.prototype]
  const RealDate = Date
  const stopped = {}

  const text = (value, depth = 0) => {
    if (depth > ${MOST_DEPTH}) return '…'
    if (typeof value === 'string') return json(value)
    if (typeof value === 'number') return is(value, -0) ? '-0' : string(value)
    if (typeof value === 'bigint') return string(value) + 'n'
    if (typeof value === 'symbol') return 'a symbol'
    if (typeof value === 'function') return 'a function'
    if (typeof value !== 'object' || value === null) return string(value)
    let all = ''
    const add = (part) => {
      all += (all === '' ? '' : ', ') + part
      if (all.length > ${MOST_TEXT}) throw stopped
    }
    const of = (one) => text(one, depth + 1)
    if (isArray(value)) {
      for (let i = 0; i < value.length; i++) add(getOwnPropertyDescriptor(value, string(i)) ? of(value[i]) : 'a hole')
      return '[' + all + ']'
    }
    const proto = getPrototypeOf(value)
    if (proto === dateProto) return 'Date ' + string(apply(timeOf, value, []))
    if (proto === mapProto) {
      apply(mapEach, value, [(one, key) => add(of(key) + ' => ' + of(one))])
      return 'Map {' + all + '}'
    }
    if (proto === setProto) {
      apply(setEach, value, [(one) => add(of(one))])
      return 'Set {' + all + '}'
    }
    const keys = apply(sort, ownKeys(value), [
      (a, b) => (typeof a === 'symbol' || typeof b === 'symbol' ? 0 : a < b ? -1 : a > b ? 1 : 0),
    ])
    for (let i = 0; i < keys.length; i++)
      if (typeof keys[i] === 'string' && getOwnPropertyDescriptor(value, keys[i]).enumerable)
        add(keys[i] + ': ' + of(get(value, keys[i])))
    return '{' + all + '}'
  }
  const whole = (value) => {
    try {
      return text(value)
    } catch (error) {
      if (error === stopped) return 'too much to show'
      throw error
    }
  }
  const thrown = (error) => {
    const isObject = typeof error === 'object' && error !== null
    const name = isObject ? get(error, 'name') : undefined
    return 'throws ' + (typeof name === 'string' ? name : whole(error))
  }
  let printed = ''
  const print = (...values) => {
    let line = ''
    for (let i = 0; i < values.length; i++)
      line += (i ? ' ' : '') + (typeof values[i] === 'string' ? values[i] : whole(values[i]))
    if (printed.length <= ${MOST_TEXT}) printed += line + '\\n'
  }

  // A loop of events whose time passes at once: what is due first runs first.
  let [now, last, due] = [0, 0, []]
  const enter = (timer) => {
    const next = []
    let isIn = false
    for (let i = 0; i < due.length; i++) {
      if (!isIn && due[i].at > timer.at) isIn = next[next.length] = timer
      next[next.length] = due[i]
    }
    if (!isIn) next[next.length] = timer
    due = next
  }
  const drop = (id) => {
    const next = []
    for (let i = 0; i < due.length; i++) if (due[i].id !== id) next[next.length] = due[i]
    due = next
  }
  const timer = (isRepeated) => (run, ms = 0, ...values) => {
    const wait = ms >= 1 ? ms : 1
    last += 1
    enter({ id: last, at: now + wait, wait, isRepeated, run, values })
    return last
  }
  const tick = () => {
    if (due.length === 0) return false
    const first = due[0]
    now = first.at
    drop(first.id)
    if (first.isRepeated) enter({ ...first, at: now + first.wait })
    apply(first.run, undefined, first.values)
    return true
  }

  let seed = 1
  const { imul } = Math
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const clock = () => ${CLOCK} + now
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, made) => construct(target, values.length ? values : [clock()], made),
    apply: () => string(new RealDate(clock())),
    get: (target, key) => (key === 'now' ? clock : get(target, key)),
  })
  globalThis.print = print
  globalThis.console = { log: print, info: print, warn: print, error: print, debug: print }
  globalThis.setTimeout = timer(false)
  globalThis.setInterval = timer(true)
  globalThis.clearTimeout = drop
  globalThis.clearInterval = drop
  return { text: whole, thrown, printed: () => printed, tick }
})()`
