import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const BOOKS = { name: 'books', columns: ['title text', 'shelf text', 'pages integer'] }
const TITLES = ['Reeds', 'Salt', 'Amber', 'Ferry', 'Lanterns', 'Quarry', 'Orchard'] as const

type Book = readonly [shelf: string, pages: number | null]
function toCase(name: string, books: readonly Book[]) {
  const meanOf = (shelf: string) => {
    const known = books.flatMap(([one, pages]) => (one === shelf && pages !== null ? [pages] : []))
    return known.reduce((sum, pages) => sum + pages, 0) / known.length
  }
  const rows = books.map(([shelf, pages], i) => [TITLES[i] ?? '', shelf, pages] as const)
  return caseOf(
    name,
    [{ ...BOOKS, rows }],
    ['title', 'pages'],
    rows.flatMap(([title, shelf, pages]) =>
      pages !== null && pages > meanOf(shelf) ? [[title, pages]] : [],
    ),
  )
}

export default template({
  id: 'sql/practice/above-its-group',
  revision: 1,
  kind: 'code-sql',
  topic: 'grouping',
  grade: 3,
  seconds: 300,
  lang: 'sql',
  status: 'active',
  idea: 'A row is compared with the mean of its own group, which a plain AVG over the table is not.',
  params: (rng) => {
    const [low, high] = rng.sample(['A', 'B', 'C', 'D'], 2)
    const [p, q] = [low ?? 'A', high ?? 'B']
    const mean = rng.int(12, 30) * 10
    const by = rng.int(2, 9) * 10
    return {
      cases: [
        toCase('two shelves', [
          [p, mean - by],
          [p, mean + by],
          [q, 3 * mean + by],
          [q, 3 * mean - by],
        ]),
        toCase('one at the mean', [
          [p, mean - by],
          [p, mean],
          [p, mean + by],
        ]),
        toCase('one nobody counted', [
          [p, null],
          [p, mean],
          [p, mean + by],
          [p, mean + 2 * by],
        ]),
        toCase('one alone', [
          [p, mean],
          [q, 2 * mean],
          [q, 2 * mean + by],
        ]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'Show `title` and `pages` of every book that has more pages than the books on its own `shelf` have on average. Books whose pages nobody counted do not enter the average.',
    code: definitions([BOOKS]),
    answerHint: 'One SELECT with two columns, in any order of rows.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({
    kind: 'code-sql',
    cases: hiddenOf(cases),
    sample: [
      'SELECT title, pages',
      'FROM books AS b',
      'WHERE pages > (',
      '  SELECT AVG(pages) FROM books WHERE shelf = b.shelf',
      ')',
    ].join('\n'),
  }),
  why: () =>
    'The inner SELECT is asked once for each book, with the shelf of that book: that is what `b.shelf` does. AVG leaves rows with NULL out by itself, and a book alone on its shelf is its own average, so it is never above it. A window does the same: `AVG(pages) OVER (PARTITION BY shelf)` in a subquery.',
  source: ['ISO/IEC 9075-2:2023, scalar subquery, set function specification'],
})
