import { template } from '../../../tasks/template'

/** From the weakest to the strongest. */
export const LEVELS = ['READ UNCOMMITTED', 'READ COMMITTED', 'REPEATABLE READ', 'SERIALIZABLE'] as const
type Level = (typeof LEVELS)[number]

export interface Room {
  id: number
  floor: number
  price: number
}
/** What the second transaction does between two questions of the first. */
export interface Story {
  write: 'reprice' | 'remove' | 'add' | 'move'
  end: 'COMMIT' | 'ROLLBACK'
  /** Whether it ends before the first one asks for the second time. */
  endsFirst: boolean
}
const STORIES: readonly (Story & { from: Level })[] = [
  { write: 'reprice', end: 'ROLLBACK', endsFirst: false, from: 'READ COMMITTED' },
  { write: 'add', end: 'ROLLBACK', endsFirst: false, from: 'READ COMMITTED' },
  { write: 'reprice', end: 'COMMIT', endsFirst: false, from: 'READ COMMITTED' },
  { write: 'reprice', end: 'COMMIT', endsFirst: true, from: 'REPEATABLE READ' },
  { write: 'remove', end: 'COMMIT', endsFirst: true, from: 'REPEATABLE READ' },
  { write: 'add', end: 'COMMIT', endsFirst: true, from: 'SERIALIZABLE' },
  { write: 'move', end: 'COMMIT', endsFirst: true, from: 'SERIALIZABLE' },
]

/** The rooms after the second transaction has written. */
export function written(rooms: readonly Room[], { write }: Story, { id, floor, price }: Room): Room[] {
  if (write === 'add') return [...rooms, { id, floor, price }]
  if (write === 'remove') return rooms.filter((room) => room.id !== id)
  return rooms.map((room) =>
    room.id !== id ? room : write === 'move' ? { ...room, floor } : { ...room, price },
  )
}
const statementOf = ({ write }: Story, { id, floor, price }: Room): string =>
  ({
    reprice: `UPDATE rooms SET price = ${price} WHERE id = ${id};`,
    remove: `DELETE FROM rooms WHERE id = ${id};`,
    add: `INSERT INTO rooms VALUES (${id}, ${floor}, ${price});`,
    move: `UPDATE rooms SET floor = ${floor} WHERE id = ${id};`,
  })[write]

/** What the first transaction asks: the rooms of a floor, with their prices. */
export const answerOf = (rooms: readonly Room[], floor: number): string =>
  rooms
    .filter((room) => room.floor === floor)
    .sort((x, y) => x.id - y.id)
    .map(({ id, price }) => `${id}: ${price}`)
    .join(', ')

export default template({
  id: 'sql/keys/lowest-level',
  revision: 1,
  kind: 'single',
  topic: 'keys',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'Each level of the standard rules out one more thing: rows that are not committed, rows that change between two reads, rows that come in.',
  params: (rng) => {
    const floor = rng.int(1, 4)
    const prices = rng.sample([60, 65, 70, 80, 90, 95, 110], 4)
    const [one = 60, two = 65, three = 70, fresh = 80] = prices
    const id = rng.int(1, 5) * 10
    const rooms: Room[] = [
      { id: id + 1, floor, price: one },
      { id: id + 2, floor, price: two },
      { id: id + 3, floor: floor + 1, price: three },
    ]
    // One third of the stories for each level, however many there are.
    const from = rng.pick(LEVELS.slice(1))
    const story = rng.pick(STORIES.filter((told) => told.from === from))
    const target: Room = {
      id: { reprice: id + rng.int(1, 2), remove: id + rng.int(1, 2), add: id + 4, move: id + 3 }[story.write],
      floor,
      price: fresh,
    }
    return { rooms, story, target, floor, order: rng.shuffle([0, 1, 2, 3]) }
  },
  ask: ({ rooms, story, target, floor, order }) => {
    const question = `SELECT id, price FROM rooms WHERE floor = ${floor} ORDER BY id;`
    const again = `T1: the same SELECT\n    -- ${answerOf(written(rooms, story, target), floor)}`
    const end = `T2: ${story.end};`
    return {
      stem: 'Two transactions work on one table at the same time. The answers that T1 got stand behind the dashes. Which is the lowest isolation level of the SQL standard for T1 that rules these answers out?',
      code: [
        'T1: BEGIN;',
        `T1: ${question}\n    -- ${answerOf(rooms, floor)}`,
        'T2: BEGIN;',
        `T2: ${statementOf(story, target)}`,
        ...(story.endsFirst ? [end, again] : [again, end]),
        'T1: COMMIT;',
      ].join('\n'),
      options: order.map((i) => LEVELS[i] ?? ''),
    }
  },
  key: ({ story, order }) => ({
    kind: 'single',
    right: order.findIndex((i) => LEVELS[i] === story.from),
  }),
  why: ({ story: { write, endsFirst } }) =>
    !endsFirst
      ? 'T1 saw what was not committed: a dirty read.'
      : write === 'add' || write === 'move'
        ? 'A row came into what T1 had asked for: a phantom.'
        : 'A row that T1 had read was changed or gone: a read that cannot be repeated.',
  source: ['ISO/IEC 9075-2:2023, SQL-transactions, isolation levels'],
})
