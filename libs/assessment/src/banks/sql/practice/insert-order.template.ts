import { template } from '../../../tasks/template'

/** Two things, something that belongs to the first, and what joins that with the second. */
const SUBJECTS = [
  {
    root: 'customers',
    child: 'orders',
    own: 'customer_id',
    other: 'products',
    link: 'order_lines',
    to: 'order_id',
    and: 'product_id',
  },
  {
    root: 'courses',
    child: 'lessons',
    own: 'course_id',
    other: 'teachers',
    link: 'bookings',
    to: 'lesson_id',
    and: 'teacher_id',
  },
  {
    root: 'buildings',
    child: 'rooms',
    own: 'building_id',
    other: 'devices',
    link: 'placements',
    to: 'room_id',
    and: 'device_id',
  },
  {
    root: 'ports',
    child: 'ships',
    own: 'port_id',
    other: 'captains',
    link: 'voyages',
    to: 'ship_id',
    and: 'captain_id',
  },
] as const
const ROLES = ['root', 'child', 'other', 'link'] as const
type Role = (typeof ROLES)[number]
/** The thing before what belongs to it, and both sides before what joins them. */
const ORDERS: readonly (readonly Role[])[] = [
  ['root', 'child', 'other', 'link'],
  ['root', 'other', 'child', 'link'],
  ['other', 'root', 'child', 'link'],
]

export default template({
  id: 'sql/practice/insert-order',
  revision: 1,
  kind: 'ordering',
  topic: 'keys',
  grade: 2,
  seconds: 105,
  lang: 'sql',
  status: 'active',
  idea: 'A foreign key asks for the row that it names at once, so rows are inserted from what is referred to towards what refers.',
  params: (rng) => {
    const [root = 1, child = 2, other = 3] = rng.sample(
      Array.from({ length: 80 }, (_, i) => i + 11),
      3,
    )
    return { subject: rng.pick(SUBJECTS), ids: { root, child, other }, shown: rng.shuffle(ROLES) }
  },
  ask: ({ subject, ids, shown }) => {
    const statements: Record<Role, string> = {
      root: `INSERT INTO ${subject.root} VALUES (${ids.root});`,
      child: `INSERT INTO ${subject.child} VALUES (${ids.child}, ${ids.root});`,
      other: `INSERT INTO ${subject.other} VALUES (${ids.other});`,
      link: `INSERT INTO ${subject.link} VALUES (${ids.child}, ${ids.other});`,
    }
    return {
      stem: 'The tables are empty, foreign keys are checked at every statement, and there is no transaction around them. Put the statements in an order in which each of them is taken, first at the top.',
      code: [
        `CREATE TABLE ${subject.root} (id INTEGER PRIMARY KEY);`,
        `CREATE TABLE ${subject.other} (id INTEGER PRIMARY KEY);`,
        `CREATE TABLE ${subject.child} (`,
        '  id INTEGER PRIMARY KEY,',
        `  ${subject.own} INTEGER NOT NULL REFERENCES ${subject.root} (id)`,
        ');',
        `CREATE TABLE ${subject.link} (`,
        `  ${subject.to} INTEGER NOT NULL REFERENCES ${subject.child} (id),`,
        `  ${subject.and} INTEGER NOT NULL REFERENCES ${subject.other} (id)`,
        ');',
      ].join('\n'),
      options: shown.map((role) => statements[role]),
    }
  },
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: ORDERS.map((order) => order.map((role) => shown.indexOf(role))),
  }),
  why: ({ subject: { root, child, other, link } }) =>
    `A row of \`${child}\` names a row of \`${root}\`, and a row of \`${link}\` names one of \`${child}\` and one of \`${other}\`. What is named has to be there first. \`${other}\` depends on nothing, so it may come anywhere before \`${link}\`.`,
  source: ['ISO/IEC 9075-2:2023, referential constraint definition'],
})
