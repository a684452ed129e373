import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { printed } from '../table'
import { drawnUntil } from '../../draws'

const WORDS = [
  ...[
    'lamp',
    'plan',
    'palm',
    'alarm',
    'panda',
    'mango',
    'canal',
    'atlas',
    'nomad',
    'drama',
    'salad',
    'manual',
  ],
  ...['radar', 'cabin', 'arena', 'animal', 'pasta', 'candle', 'sauna', 'medal', 'melon', 'lemon', 'almond'],
] as const
const LETTERS = ['a', 'l', 'm', 'n'] as const
const ROWS = 7

/** What each pattern asks of a word. */
const SHAPES = {
  first: { pattern: (letter: string) => `${letter}%`, says: 'begins with it' },
  last: { pattern: (letter: string) => `%${letter}`, says: 'ends with it' },
  second: { pattern: (letter: string) => `_${letter}%`, says: 'has it in the second place' },
  lastButOne: { pattern: (letter: string) => `%${letter}_`, says: 'has it in the last place but one' },
} as const
type Shape = keyof typeof SHAPES
const NAMES = Object.keys(SHAPES) as Shape[]

const found = (words: readonly string[], letter: string, shape: Shape): string[] =>
  words.filter((word) => word.at({ first: 0, last: -1, second: 1, lastButOne: -2 }[shape]) === letter)

export const tableOf = (words: readonly string[]): Table => ({
  name: 'items',
  columns: ['id integer', 'name text'],
  rows: words.map((word, i) => [i + 1, word]),
})

export default template({
  id: 'sql/practice/like-pattern',
  revision: 1,
  kind: 'single',
  topic: 'select',
  grade: 1,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'In LIKE a percent sign stands for any text, an underscore for exactly one character.',
  params: (rng) => {
    const drawn = drawnUntil(
      () => ({
        words: rng.sample(WORDS, ROWS),
        letter: rng.pick(LETTERS),
        shape: rng.pick(NAMES),
      }),
      ({ words, letter, shape }) => {
        const sets = NAMES.map((name) => found(words, letter, name).join())
        return new Set(sets).size === NAMES.length && found(words, letter, shape).length > 0
      },
    )
    return { ...drawn, shown: rng.shuffle(NAMES) }
  },
  ask: ({ words, letter, shape, shown }) => ({
    stem: `Which condition finds exactly these names of the table, and no other: ${found(words, letter, shape)
      .map((word) => `\`${word}\``)
      .join(', ')}?`,
    code: printed(tableOf(words)),
    options: shown.map((name) => `WHERE name LIKE '${SHAPES[name].pattern(letter)}'`),
  }),
  key: ({ shape, shown }) => ({ kind: 'single', right: shown.indexOf(shape) }),
  why: ({ letter, shape }) =>
    `\`%\` stands for any number of characters, also for none, and \`_\` for exactly one. The letter ${letter} is looked for in one place: \`${SHAPES[shape].pattern(letter)}\` finds a word that ${SHAPES[shape].says}.`,
  source: ['ISO/IEC 9075-2:2023, like predicate'],
})
