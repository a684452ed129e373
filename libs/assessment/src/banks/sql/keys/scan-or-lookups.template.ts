import { template } from '../../../tasks/template'

export default template({
  id: 'sql/keys/scan-or-lookups',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 3,
  nudge: 0.3,
  seconds: 180,
  status: 'active',
  idea: 'An index pays when few rows match: each one costs a page read at random, and a scan reads all pages at a low price each.',
  params: (rng) => {
    const times = rng.int(2, 8)
    return {
      times,
      depth: rng.int(2, 4),
      pages: rng.int(5, 60) * 1_000 + rng.int(1, times - 1),
    }
  },
  ask: ({ times, depth, pages }) => ({
    stem: `A table lies on ${pages} pages, with many rows on each. A scan reads all of them one after another, at a cost of 1 per page. The other way is an index: it reads ${depth} pages of the index once, and then for each row that matches one page of the table. Each of these pages, of the index and of the table, is read at random at a cost of ${times}. The matching rows all lie on different pages, and nothing is in memory yet. What is the greatest number of matching rows for which the way by the index costs less than the scan?`,
    answerHint: 'A whole number of rows.',
  }),
  key: ({ times, depth, pages }) => ({
    kind: 'numeric',
    value: Math.ceil(pages / times) - 1 - depth,
    tolerance: { absolute: 0 },
  }),
  why: ({ times, depth, pages }) =>
    `(${depth} + rows) × ${times} has to be less than ${pages}. With many rows on a page that is a small share of all rows.`,
  source: [
    'PostgreSQL 15, Server Configuration, Planner Cost Constants',
    'Graefe, "Modern B-Tree Techniques", Foundations and Trends in Databases 3(4), 2011',
  ],
})
