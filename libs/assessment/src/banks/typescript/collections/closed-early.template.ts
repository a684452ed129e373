import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

/** How a source goes on: how many it has given, and whether it has ended. */
interface Source {
  items: readonly number[]
  given: number
  isEnded: boolean
  log: string[]
}
function next(source: Source): number | undefined {
  if (source.isEnded) return undefined
  const item = source.items[source.given]
  source.given += 1
  if (item !== undefined) source.log.push(`get${item}`)
  else close(source, 'end')
  return item
}
function close(source: Source, ...before: string[]): void {
  if (source.isEnded) return
  source.isEnded = true
  source.log.push(...before, 'closed')
}

export interface Use {
  lines: readonly string[]
  made(source: Source): void
}
/** Takes up to so many; whoever leaves before the end closes the source, unless it asked for single ones. */
const taking = (count: number, closes: boolean) => (source: Source) => {
  for (let i = 0; i < count; i++) if (next(source) === undefined) return
  if (closes) close(source)
}
function untilOver(bound: number) {
  return (source: Source) => {
    for (let n = next(source); n !== undefined; n = next(source)) if (n > bound) return close(source)
  }
}

function drawnUse(rng: Rng, items: readonly number[]): Use {
  const bound = rng.pick(items) - rng.int(0, 1)
  return rng.pick<Use>([
    { lines: ['const [one, two] = source'], made: taking(2, true) },
    { lines: ['const [one] = source'], made: taking(1, true) },
    { lines: ['const [one, two, three] = source'], made: taking(3, true) },
    { lines: ['const [one, ...others] = source'], made: taking(Infinity, true) },
    { lines: ['source.next()'], made: taking(1, false) },
    { lines: ['source.next()', 'source.next()'], made: taking(2, false) },
    { lines: [`for (const n of source) if (n > ${bound}) break`], made: untilOver(bound) },
    { lines: [`const isOver = source.some((n) => n > ${bound})`], made: untilOver(bound) },
    { lines: ['const most = Math.max(...source)'], made: taking(Infinity, true) },
  ])
}

/** The notes of a source that is used twice, and how many it still gives after that. */
function notes(items: readonly number[], uses: readonly Use[]): string[] {
  const source: Source = { items, given: 0, isEnded: false, log: [] }
  for (const use of uses) {
    use.made(source)
    source.log.push('|')
  }
  let left = 0
  while (next(source) !== undefined) left += 1
  return [...source.log, `left${left}`]
}

export default template({
  id: 'typescript/collections/closed-early',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 5,
  seconds: 240,
  lang: 'javascript',
  status: 'active',
  idea: 'A generator gives its values once; destructuring, break and some close it early and so run its finally, single calls of next do not.',
  params: (rng) =>
    drawnUntil(
      () => {
        const items = rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
        return { items, uses: [drawnUse(rng, items), drawnUse(rng, items)] }
      },
      ({ items, uses }) => {
        // The first leaves before the end, so that the second meets what is left, if anything is.
        const log = notes(items, uses)
        const isLeft = !log.slice(0, log.indexOf('|')).includes('end')
        return isLeft && uses[0]?.lines[0] !== uses[1]?.lines[0]
      },
    ),
  ask: ({ items, uses }) => ({
    stem: PRINTS,
    code: [
      'const log = []',
      'function* ids() {',
      '  try {',
      `    for (const n of [${items.join(', ')}]) {`,
      '      log.push(`get${n}`)',
      '      yield n',
      '    }',
      "    log.push('end')",
      '  } finally {',
      "    log.push('closed')",
      '  }',
      '}',
      'const source = ids()',
      ...uses.flatMap(({ lines }, i) => [
        ...(i === 0
          ? lines
          : lines.map((line) => line.replace(/\b(one|two|three|others|isOver|most)\b/g, '$1Later'))),
        "log.push('|')",
      ]),
      'const left = [...source].length',
      'log.push(`left${left}`)',
      "console.log(log.join(' '))",
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ items, uses }) => typedWords(notes(items, uses)),
  why: () =>
    'Whoever iterates and stops before the end calls return(), which ends the generator by way of finally. Taking exactly all values is stopping early too: nobody has been told that there are no more.',
  source: ['ECMA-262 (2025), IteratorClose, %GeneratorPrototype%.return', 'MDN, Iterators and generators'],
})
