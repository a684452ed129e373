import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const JOINS = ['JOIN', 'LEFT JOIN'] as const

export const statementOf = (join: (typeof JOINS)[number]): string =>
  `SELECT a.name, b.title\nFROM authors a\n${join} books b ON b.author_id = a.id;`

export default template({
  id: 'sql/practice/rows-of-a-join',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 2,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'A left join keeps every row of the left table, once for each match or once without one; rows of the right table without a match are gone in both.',
  params: (rng) => {
    // One author without a book, one with several, one book of nobody: each reading gives another number.
    const counts = rng.shuffle([0, rng.int(2, 3), rng.int(0, 2), 1])
    const authors: Table = {
      name: 'authors',
      columns: ['id integer', 'name text'],
      rows: rng
        .sample(['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'], counts.length)
        .map((name, i) => [i + 1, name]),
    }
    const owners = [
      ...counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1)),
      ...Array.from({ length: rng.int(1, 2) }, () => null),
    ]
    const titles = rng.sample(
      ['Rivers', 'Bridges', 'Snow', 'Maps', 'Salt', 'Clocks', 'Roots', 'Tides', 'Moss'],
      owners.length,
    )
    const books: Table = {
      name: 'books',
      columns: ['id integer', 'author_id integer', 'title text'],
      rows: rng.shuffle(owners).map((owner, i) => [i + 1, owner, titles[i] ?? '']),
    }
    return { authors, books, join: rng.pick(JOINS) }
  },
  ask: ({ authors, books, join }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([authors, books], statementOf(join)),
    answerHint: 'One whole number.',
  }),
  key: ({ authors, books, join }) => ({
    kind: 'numeric',
    value: authors.rows.reduce((sum, [id]) => {
      const own = books.rows.filter(([, author]) => author === id).length
      return sum + (join === 'LEFT JOIN' ? Math.max(own, 1) : own)
    }, 0),
    tolerance: { absolute: 0 },
  }),
  why: ({ join }) =>
    `Each author stands in the result once for each of their books. ${
      join === 'LEFT JOIN'
        ? 'A left join also keeps an author without a book, in one row with NULL for the title.'
        : 'An inner join has no row for an author without a book.'
    } A book whose author_id is NULL matches nobody, so it is in no row.`,
  source: ['ISO/IEC 9075-2:2023, joined table'],
})
