import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

const SUBJECTS = [
  { names: ['draft', 'sent', 'stored'], top: 'version', inner: 'body', number: 'size', list: 'tags' },
  { names: ['base', 'dark', 'large'], top: 'contrast', inner: 'font', number: 'weight', list: 'sizes' },
  { names: ['before', 'current', 'next'], top: 'turn', inner: 'board', number: 'width', list: 'marks' },
] as const

/** Ways to copy, by how deep what they make is of its own: the object, what is in it, and the list in that. */
const COPIES = [
  { depth: 1, write: (from: string) => `{ ...${from} }` },
  { depth: 1, write: (from: string) => `Object.assign({}, ${from})` },
  { depth: 2, write: (from: string, inner: string) => `{ ...${from}, ${inner}: { ...${from}.${inner} } }` },
  {
    depth: 3,
    write: (from: string, inner: string, list: string) =>
      `{ ...${from}, ${inner}: { ...${from}.${inner}, ${list}: [...${from}.${inner}.${list}] } }`,
  },
] as const
const LEVELS = ['top', 'number', 'list'] as const

export default template({
  id: 'typescript/values/shallow-spread',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 3,
  nudge: -0.3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'A spread copies one level; what lies deeper is shared until it is copied itself.',
  params: (rng) =>
    drawnUntil(
      () => {
        const copies = [rng.pick(COPIES), rng.pick(COPIES)]
        const sources = [0, rng.int(0, 1)]
        // Per level, which object, inner object or list each name leads to.
        const owners = LEVELS.map((_, level) => {
          const of = [0]
          copies.forEach(({ depth }, i) => of.push(depth > level ? i + 1 : (of[sources[i] ?? 0] ?? 0)))
          return of
        })
        const start = { top: rng.int(1, 9), number: rng.int(10, 40), list: rng.int(1, 3) }
        const changes = LEVELS.map((level) => ({ level, on: rng.int(0, 2), to: rng.int(50, 99) }))
        const reads = [...LEVELS, rng.pick(['number', 'list'] as const)].map((level) => ({
          level,
          of: rng.int(0, 2),
        }))
        return { subject: rng.pick(SUBJECTS), copies, sources, owners, start, changes, reads }
      },
      ({ copies, reads, changes, owners }) => {
        const isSeen = reads.map(({ level, of }) => {
          const [i, on] = [LEVELS.indexOf(level), changes.find((one) => one.level === level)?.on ?? 0]
          return { isShared: owners[i]?.[of] === owners[i]?.[on], isSame: of === on }
        })
        return (
          copies[0]?.depth !== copies[1]?.depth &&
          new Set(reads.map(({ level, of }) => `${level} ${of}`)).size === reads.length &&
          isSeen.some(({ isShared, isSame }) => isShared && !isSame) &&
          isSeen.some(({ isShared }) => !isShared)
        )
      },
    ),
  ask: ({ subject, copies, sources, start, changes, reads }) => {
    const { names, top, inner, number, list } = subject
    const path = { top, number: `${inner}.${number}`, list: `${inner}.${list}` }
    const items = Array.from({ length: start.list }, (_, i) => i + 1).join(', ')
    return {
      stem: 'What does this code print?',
      code: [
        `const ${names[0]} = { ${top}: ${start.top}, ${inner}: { ${number}: ${start.number}, ${list}: [${items}] } }`,
        ...copies.map(
          (copy, i) =>
            `const ${names[i + 1] ?? ''} = ${copy.write(names[sources[i] ?? 0] ?? '', inner, list)}`,
        ),
        '',
        ...changes.map(({ level, on, to }) =>
          level === 'list'
            ? `${names[on] ?? ''}.${path.list}.push(${to})`
            : `${names[on] ?? ''}.${path[level]} = ${to}`,
        ),
        'console.log(',
        ...reads.map(
          ({ level, of }) => `  ${names[of] ?? ''}.${path[level]}${level === 'list' ? '.length' : ''},`,
        ),
        ')',
      ].join('\n'),
      answerHint: LINE_HINT,
    }
  },
  key: ({ owners, start, changes, reads }) =>
    lineKey(
      reads.map(({ level, of }) => {
        const [owner, change] = [owners[LEVELS.indexOf(level)], changes.find((one) => one.level === level)]
        if (!owner || !change || owner[of] !== owner[change.on]) return start[level]
        return level === 'list' ? start.list + 1 : change.to
      }),
    ),
  why: () =>
    'The copy has fields of its own, but their objects and lists are the same ones; each level has to be copied by itself.',
  source: ['MDN, Spread syntax (...)', 'MDN, Glossary: Shallow copy'],
})
