import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const FIELDS = ['credit', 'limit', 'bonus', 'seats', 'level'] as const
const THINGS = ['account', 'member', 'order', 'profile'] as const

/** Where the code sets a field: before the body is spread, after it, or in both places. */
const PLACES = ['before', 'after', 'both'] as const

export default template({
  id: 'application-security/input/spread-over-defaults',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'A body that is spread sets every field that it names; only what is written after it is safe.',
  params: (rng) =>
    drawnUntil(
      () => {
        const fields = rng.sample(FIELDS, 3).map((name) => ({
          name,
          place: rng.pick(PLACES),
          before: rng.int(1, 9),
          after: rng.int(1, 9),
          sent: rng.chance() < 0.75 ? rng.int(10, 99) : null,
        }))
        const person = rng.pick(['Kim', 'Noa', 'Ravi', 'Lea', 'Tomi'])
        return { thing: rng.pick(THINGS), person, fields, order: rng.shuffle([0, 1, 2]) }
      },
      ({ fields }) =>
        fields.some(({ place, sent }) => place === 'before' && sent !== null) &&
        fields.some(({ place, sent }) => place !== 'before' && sent !== null),
    ),
  ask: ({ thing, person, fields, order }) => {
    const sent = order.flatMap((i) => fields[i] ?? []).filter((field) => field.sent !== null)
    const set = (place: 'before' | 'after') =>
      fields
        .filter((field) => field.place === place || field.place === 'both')
        .map((field) => `  ${field.name}: ${field[place]},`)
    return {
      stem: 'What number does this code print? `body` is what a stranger sent.',
      code: [
        `const body = JSON.parse('{"name":"${person}",${sent.map(({ name, sent }) => `"${name}":${sent ?? 0}`).join()}}')`,
        '',
        `const ${thing} = {`,
        ...set('before'),
        '  ...body,',
        ...set('after'),
        '}',
        `console.log(${fields.map(({ name }) => `${thing}.${name}`).join(' + ')})`,
      ].join('\n'),
      answerHint: 'One whole number.',
    }
  },
  key: ({ fields }) => ({
    kind: 'numeric',
    value: fields.reduce(
      (sum, { place, before, after, sent }) => sum + (place === 'before' ? (sent ?? before) : after),
      0,
    ),
    tolerance: { absolute: 0 },
  }),
  why: () => 'Of two values of a name in an object the later one stays, wherever it comes from.',
  source: [
    'ECMA-262, 15th edition, PropertyDefinitionEvaluation',
    'CWE-915, Improperly Controlled Modification of Dynamically-Determined Object Attributes',
  ],
})
