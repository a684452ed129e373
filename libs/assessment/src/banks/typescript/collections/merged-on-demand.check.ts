import { check } from '../../../checks/check'
import task from './merged-on-demand.template'

type Rules = Parameters<typeof task.ask>[0]['rules']

/** Whether the element of the left goes first. */
const leftFirst = ({ field, isDown, isRightFirst }: Rules, l: string, r: string): string =>
  `${l}.${field} ${isDown ? '>' : '<'}${isRightFirst ? '' : '='} ${r}.${field}`

const byIterators = (rules: Rules): string => `function* merged(left, right) {
  const [a, b] = [left[Symbol.iterator](), right[Symbol.iterator]()]
  try {
    let [l, r] = [a.next(), b.next()]
    while (!l.done || !r.done) {
      if (r.done || (!l.done && ${leftFirst(rules, 'l.value', 'r.value')})) {
        yield l.value
        l = a.next()
      } else {
        yield r.value
        r = b.next()
      }
    }
  } finally {
    a.return?.()
    b.return?.()
  }
}`

const byObject = (rules: Rules): string => `function merged(left, right) {
  let open
  const start = () => [left, right].map((one) => ({ from: one[Symbol.iterator](), head: null }))
  return {
    [Symbol.iterator]() { return this },
    next() {
      open ??= start()
      for (const side of open) side.head ??= side.from.next()
      const [l, r] = open
      if (l.head.done && r.head.done) return { done: true, value: undefined }
      const side = r.head.done || (!l.head.done && ${leftFirst(rules, 'l.head.value', 'r.head.value')}) ? l : r
      const { value } = side.head
      side.head = null
      return { done: false, value }
    },
    return(value) {
      for (const { from } of open ?? []) from.return?.()
      return { done: true, value }
    },
  }
}`

const byLoop = (rules: Rules): string => `function* merged(left, right) {
  const b = right[Symbol.iterator]()
  try {
    let r = b.next()
    for (const l of left) {
      for (; !r.done && !(${leftFirst(rules, 'l', 'r.value')}); r = b.next()) yield r.value
      yield l
    }
    for (; !r.done; r = b.next()) yield r.value
  } finally {
    b.return?.()
  }
}`

export default check(task, {
  solutions: ({ rules }) => [byIterators(rules), byObject(rules), byLoop(rules)],
  wrong: ({ rules }) => {
    const right = byIterators(rules)
    const { field, isDown, isRightFirst } = rules
    return {
      'reads everything and sorts': `function* merged(left, right) {
  yield* [${isRightFirst ? '...right, ...left' : '...left, ...right'}].sort((a, b) => ${isDown ? `b.${field} - a.${field}` : `a.${field} - b.${field}`})
}`,
      'leaves the sources open': right.replace('a.return?.()', '').replace('b.return?.()', ''),
      'closes one source alone': right.replace('a.return?.()', ''),
      'equal ones the other way round': byIterators({ ...rules, isRightFirst: !isRightFirst }),
      'takes the next before it gives one': right
        .replace('yield l.value\n        l = a.next()', 'const v = l.value; l = a.next(); yield v')
        .replace('yield r.value\n        r = b.next()', 'const v = r.value; r = b.next(); yield v'),
      'ends with the shorter one': right.replace('!l.done || !r.done', '!l.done && !r.done'),
      'sources must have return': right.replaceAll('?.', '.'),
    }
  },
})
