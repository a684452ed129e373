import { template } from '../../../tasks/template'

/** Tables, and the columns of each that refer to another. */
type Schema = Readonly<Record<string, readonly (readonly [column: string, parent: string])[]>>
const SCHEMAS: readonly Schema[] = [
  {
    customers: [],
    products: [],
    orders: [['customer_id', 'customers']],
    lines: [
      ['order_id', 'orders'],
      ['product_id', 'products'],
    ],
  },
  {
    halls: [],
    films: [],
    showings: [
      ['hall_id', 'halls'],
      ['film_id', 'films'],
    ],
    tickets: [['showing_id', 'showings']],
  },
  {
    firms: [],
    staff: [['firm_id', 'firms']],
    sites: [['firm_id', 'firms']],
    shifts: [
      ['staff_id', 'staff'],
      ['site_id', 'sites'],
    ],
  },
  {
    authors: [],
    books: [['author_id', 'authors']],
    members: [],
    loans: [
      ['book_id', 'books'],
      ['member_id', 'members'],
    ],
  },
  {
    schools: [],
    teachers: [['school_id', 'schools']],
    classes: [['teacher_id', 'teachers']],
    pupils: [['class_id', 'classes']],
  },
  {
    regions: [],
    cities: [['region_id', 'regions']],
    depots: [['city_id', 'cities']],
    vans: [
      ['depot_id', 'depots'],
      ['city_id', 'cities'],
    ],
  },
]
export type Work = 'fill' | 'empty'

/** The tables, with the keys as they are declared. */
export const definitionsOf = (schema: Schema, names: readonly string[]): string =>
  names
    .map((name) => {
      const references = (schema[name] ?? []).map(
        ([column, parent]) => `${column} integer NOT NULL REFERENCES ${parent} (id)`,
      )
      return `CREATE TABLE ${name} (\n  ${['id integer PRIMARY KEY', ...references].join(',\n  ')}\n);`
    })
    .join('\n')

/** All orders in which each table comes after those that it refers to. */
function ordersOf(schema: Schema, placed: readonly string[] = []): string[][] {
  const rest = Object.keys(schema).filter((name) => !placed.includes(name))
  if (rest.length === 0) return [[...placed]]
  return rest
    .filter((name) => (schema[name] ?? []).every(([, parent]) => placed.includes(parent)))
    .flatMap((name) => ordersOf(schema, [...placed, name]))
}

export default template({
  id: 'sql/keys/load-order',
  revision: 1,
  kind: 'ordering',
  topic: 'keys',
  grade: 2,
  seconds: 110,
  lang: 'sql',
  status: 'active',
  idea: 'What is referred to has to be there before what refers to it, and can go only after it.',
  params: (rng) => {
    const schema = rng.pick(SCHEMAS)
    return {
      schema,
      work: rng.pick<Work>(['fill', 'empty']),
      made: rng.shuffle(Object.keys(schema)),
      shown: rng.shuffle(Object.keys(schema)),
    }
  },
  ask: ({ schema, work, made, shown }) => ({
    stem: `${
      work === 'fill'
        ? 'The tables are empty. Each is to be filled by one INSERT statement.'
        : 'All tables have rows, and every row is referred to by some row of each table that refers to its table. Each table is to be emptied by one DELETE statement.'
    } Foreign keys are checked at the end of each statement and do nothing but refuse. In which order do all four statements run without a fault, first at the top? Where several orders work, give one of them.`,
    code: definitionsOf(schema, made),
    options: shown,
  }),
  key: ({ schema, work, shown }) => ({
    kind: 'ordering',
    orders: ordersOf(schema)
      .map((order) => (work === 'fill' ? order : order.reverse()))
      .map((order) => order.map((name) => shown.indexOf(name))),
  }),
  why: ({ work }) =>
    work === 'fill'
      ? 'A row that refers to one that is not there yet is refused.'
      : 'A row that is still referred to cannot be deleted.',
  source: [
    'ISO/IEC 9075-2:2023, referential constraint definition',
    'SQLite 3.54, "SQLite Foreign Key Support", 4.2',
  ],
})
