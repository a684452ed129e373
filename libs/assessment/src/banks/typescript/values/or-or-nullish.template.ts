import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

const FIELDS = ['width', 'rows', 'gap', 'retries', 'delay', 'volume', 'offset', 'discount'] as const
const OBJECTS = ['given', 'options', 'saved', 'query'] as const
const OPERATORS = ['||', '??'] as const

export default template({
  id: 'typescript/values/or-or-nullish',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 1,
  seconds: 60,
  lang: 'javascript',
  status: 'active',
  idea: '`||` puts the default in place of 0 and false too; `??` only of null and undefined.',
  params: (rng) =>
    drawnUntil(
      () => ({
        object: rng.pick(OBJECTS),
        fields: rng.sample(FIELDS, 3).map((name) => ({
          name,
          operator: rng.pick(OPERATORS),
          // null as it is written; undefined: not there at all.
          value: rng.pick([0, 0, false, null, undefined, rng.int(1, 9)]),
          fallback: rng.int(10, 60),
        })),
      }),
      ({ fields }) =>
        new Set(fields.map(({ operator }) => operator)).size === 2 &&
        fields.some(({ value, operator }) => value === 0 && operator === '??') &&
        new Set(fields.map(({ value }) => value)).size >= 2,
    ),
  ask: ({ object, fields }) => ({
    stem: 'What does this code print?',
    code: [
      `const ${object} = { ${fields
        .filter(({ value }) => value !== undefined)
        .map(({ name, value }) => `${name}: ${String(value)}`)
        .join(', ')} }`,
      '',
      ...fields.map(
        ({ name, operator, fallback }) => `const ${name} = ${object}.${name} ${operator} ${fallback}`,
      ),
      `console.log(${fields.map(({ name }) => name).join(', ')})`,
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ fields }) =>
    lineKey(
      fields.map(({ operator, value, fallback }) => {
        const isMissing = value === null || value === undefined
        const isReplaced = operator === '??' ? isMissing : isMissing || value === false || value === 0
        return isReplaced ? fallback : value
      }),
    ),
  why: () => 'What is 0 or false is falsy but not missing: `??` keeps it, `||` does not.',
  source: ['MDN, Nullish coalescing operator (??)', 'MDN, Logical OR (||)'],
})
