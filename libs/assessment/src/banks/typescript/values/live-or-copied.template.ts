import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

const SUBJECTS = [
  { make: 'account', inner: 'balance', field: 'opened', getter: 'now', add: 'pay', names: ['one', 'copy'] },
  {
    make: 'meter',
    inner: 'count',
    field: 'first',
    getter: 'current',
    add: 'tick',
    names: ['meterA', 'meterB'],
  },
  { make: 'tank', inner: 'level', field: 'filled', getter: 'left', add: 'pour', names: ['tank', 'spare'] },
] as const

type Event = { what: 'copy' } | { what: 'take' } | { what: 'add' | 'addCopy' | 'set'; n: number }
type Read = 'field' | 'getter' | 'read' | 'copyField' | 'copyGetter' | 'copyRead' | 'taken'
const READS: readonly Read[] = ['field', 'getter', 'read', 'copyField', 'copyGetter', 'copyRead', 'taken']

/** What each read gives at the end. */
function readsAfter(start: number, events: readonly Event[]): Record<Read, number> {
  let [inner, field, copyField, copyGetter, taken] = [start, start, 0, 0, 0]
  for (const event of events) {
    if (event.what === 'copy') [copyField, copyGetter] = [field, inner]
    else if (event.what === 'take') taken = inner
    else if (event.what === 'set') field += event.n
    else inner += event.n
  }
  return { field, getter: inner, read: inner, copyField, copyGetter, copyRead: inner, taken }
}

export default template({
  id: 'typescript/values/live-or-copied',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'A getter and a closure read what is there now; a field, a destructured name and a spread keep what was there when they were made.',
  params: (rng) =>
    drawnUntil(
      () => {
        const events = rng.shuffle<Event>([
          { what: 'copy' },
          { what: 'take' },
          { what: 'add', n: rng.int(2, 9) },
          { what: 'addCopy', n: rng.int(2, 9) },
          { what: rng.pick(['set', 'add'] as const), n: rng.int(10, 19) },
        ])
        const reads = rng.sample(READS, 4)
        const start = rng.int(2, 9) * 10
        return { subject: rng.pick(SUBJECTS), start, events, reads, values: readsAfter(start, events) }
      },
      ({ events, reads, values }) =>
        events.findIndex(({ what }) => what === 'copy') <
          events.findIndex(({ what }) => what === 'addCopy') &&
        events.findIndex(({ what }) => what === 'take') < 4 &&
        reads.includes('copyGetter') &&
        reads.some((read) => read === 'copyRead' || read === 'taken') &&
        new Set(reads.map((read) => values[read])).size >= 3,
    ),
  ask: ({ subject, start, events, reads }) => {
    const { make, inner, field, getter, add, names } = subject
    const [one, copy] = names
    const lines = {
      copy: () => `const ${copy} = { ...${one} }`,
      take: () => `const { ${getter} } = ${one}`,
      add: (n: number) => `${one}.${add}(${n})`,
      addCopy: (n: number) => `${copy}.${add}(${n})`,
      set: (n: number) => `${one}.${field} += ${n}`,
    }
    const shown: Record<Read, string> = {
      field: `${one}.${field}`,
      getter: `${one}.${getter}`,
      read: `${one}.read()`,
      copyField: `${copy}.${field}`,
      copyGetter: `${copy}.${getter}`,
      copyRead: `${copy}.read()`,
      taken: getter,
    }
    return {
      stem: 'What does this JavaScript print?',
      code: [
        `function make${make.charAt(0).toUpperCase()}${make.slice(1)}(${inner}) {`,
        '  return {',
        `    ${field}: ${inner},`,
        `    get ${getter}() {`,
        `      return ${inner}`,
        '    },',
        `    read: () => ${inner},`,
        `    ${add}(n) {`,
        `      ${inner} += n`,
        '    },',
        '  }',
        '}',
        `const ${one} = make${make.charAt(0).toUpperCase()}${make.slice(1)}(${start})`,
        ...events.map((event) => lines[event.what]('n' in event ? event.n : 0)),
        `console.log(${reads.map((read) => shown[read]).join(', ')})`,
      ].join('\n'),
      answerHint: LINE_HINT,
    }
  },
  key: ({ reads, values }) => lineKey(reads.map((read) => values[read])),
  why: () =>
    'The functions of the copy are those of the object and share its variable. A spread and destructuring call the getter once and keep the value.',
  source: ['MDN, get', 'MDN, Spread syntax (...)', 'MDN, Closures'],
})
