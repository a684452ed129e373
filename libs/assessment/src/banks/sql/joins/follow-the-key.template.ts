import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import type { Table } from '../table'
import { shownWith } from '../table'

const SUBJECTS = [
  {
    one: 'drivers',
    many: 'vans',
    key: 'driver_id',
    names: ['Ines', 'Joel', 'Kaya', 'Luis', 'Mona', 'Nils'],
    labels: ['blue van', 'grey van', 'long van', 'old van', 'red van'],
  },
  {
    one: 'rooms',
    many: 'lessons',
    key: 'room_id',
    names: ['attic', 'cellar', 'foyer', 'gallery', 'library', 'studio'],
    labels: ['dance', 'drums', 'flute', 'poetry', 'yoga'],
  },
  {
    one: 'makers',
    many: 'tools',
    key: 'maker_id',
    names: ['Arbor', 'Brixo', 'Corva', 'Delto', 'Emaro', 'Fulgo'],
    labels: ['chisel', 'drill', 'hammer', 'plane', 'saw'],
  },
] as const

export const statementOf = (
  { one, many, key }: Record<'one' | 'many' | 'key', string>,
  label: string,
): string => `SELECT o.name\nFROM ${many} m\nJOIN ${one} o ON o.id = m.${key}\nWHERE m.label = '${label}';`

export default template({
  id: 'sql/joins/follow-the-key',
  revision: 1,
  kind: 'short',
  topic: 'joins',
  grade: 1,
  nudge: -0.3,
  seconds: 60,
  lang: 'sql',
  status: 'active',
  idea: 'A row is found by the value in the column that names it, not by its own number and not by its place in the table.',
  params: (rng) => {
    const subject = rng.pick(SUBJECTS)
    const { ids, owners, at } = drawnUntil(
      () => ({
        ids: rng.sample([1, 2, 3, 4, 5, 6], 5),
        owners: rng.sample([1, 2, 3, 4, 5, 6], 4),
        at: rng.int(0, 3),
      }),
      // The key, the own number and the place all lead to other rows.
      ({ ids, owners, at }) => {
        const owner = owners[at] ?? 0
        return (
          ids.includes(owner) &&
          ids.includes(at + 1) &&
          owner !== at + 1 &&
          ids[at] !== owner &&
          ids[owner - 1] !== owner
        )
      },
    )
    const names = rng.sample(subject.names, ids.length)
    const labels = rng.sample(subject.labels, owners.length)
    const one: Table = {
      name: subject.one,
      columns: ['id integer', 'name text'],
      rows: ids.map((id, i) => [id, names[i] ?? '']),
    }
    const many: Table = {
      name: subject.many,
      columns: ['id integer', 'label text', `${subject.key} integer`],
      rows: owners.map((owner, i) => [i + 1, labels[i] ?? '', owner]),
    }
    return { subject, one, many, label: labels[at] ?? '' }
  },
  ask: ({ subject, one, many, label }) => ({
    stem: 'Which name does this statement return?',
    code: shownWith([many, one], statementOf(subject, label)),
    answerHint: 'One name, as in the table.',
  }),
  key: ({ one, many, label }) => {
    const [, , owner] = many.rows.find(([, own]) => own === label) ?? []
    const [, name = ''] = one.rows.find(([id]) => id === owner) ?? []
    return { kind: 'short', accept: [String(name)] }
  },
  why: ({ subject: { one, key } }) => `The row of ${one} is the one whose id is the ${key}.`,
  source: ['ISO/IEC 9075-2:2023, joined table'],
})
