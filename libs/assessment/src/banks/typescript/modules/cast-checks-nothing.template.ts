import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTED_HINT, wordsKey } from './answers'

const FIELDS = ['port', 'retries', 'width', 'pages', 'seats', 'weight'] as const
const TYPES = ['Settings', 'Order', 'Report', 'Profile'] as const

export default template({
  id: 'typescript/modules/cast-checks-nothing',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 1,
  nudge: 0.3,
  seconds: 100,
  lang: 'typescript',
  status: 'active',
  idea: '`as` is a promise to the compiler: at run time the value stays what the text held, and nothing is converted or refused.',
  params: (rng) =>
    drawnUntil(
      () => ({
        type: rng.pick(TYPES),
        fields: rng.sample(FIELDS, 4).map((name) => ({
          name,
          sent: rng.int(2, 40),
          isText: rng.chance() < 0.55,
          isMissing: rng.chance() < 0.2,
          use: rng.pick(['plus', 'plus', 'typeof'] as const),
          more: rng.int(1, 9),
        })),
      }),
      ({ fields }) =>
        fields.some(({ isText, isMissing, use }) => isText && !isMissing && use === 'plus') &&
        fields.some(({ isText, isMissing, use }) => !isText && !isMissing && use === 'plus') &&
        fields.filter(({ isMissing }) => isMissing).length < 2,
    ),
  ask: ({ type, fields }) => {
    const sent = fields.filter(({ isMissing }) => !isMissing)
    const text = sent.map(({ name, sent, isText }) => `"${name}":${isText ? `"${sent}"` : sent}`)
    return {
      stem: 'What does this program print?',
      code: [
        `interface ${type} {`,
        ...fields.map(({ name }) => `  ${name}: number`),
        '}',
        '',
        `const text = '{${text.join()}}'`,
        `const read = JSON.parse(text) as ${type}`,
        '',
        ...fields.map(({ name, use, more }) =>
          use === 'plus' ? `console.log(read.${name} + ${more})` : `console.log(typeof read.${name})`,
        ),
      ].join('\n'),
      answerHint: PRINTED_HINT,
    }
  },
  key: ({ fields }) =>
    wordsKey(
      fields.map(({ sent, isText, isMissing, use, more }) => {
        if (isMissing) return use === 'plus' ? 'NaN' : 'undefined'
        if (use === 'typeof') return isText ? 'string' : 'number'
        return isText ? `${sent}${more}` : sent + more
      }),
    ),
  why: () =>
    'Types are gone when the program runs. A text stays a text, which + joins; a missing field is undefined. Only a check that runs can refuse such input.',
  source: ['TypeScript Handbook, Everyday Types: Type Assertions', 'MDN, JSON.parse()'],
})
