import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  { Type: 'Ticket', fields: ['seats', 'extra', 'fee'] },
  { Type: 'Parcel', fields: ['weight', 'boxes', 'days'] },
  { Type: 'Score', fields: ['first', 'second', 'bonus'] },
  { Type: 'Room', fields: ['beds', 'tables', 'chairs'] },
] as const

/** How a field gets out of the data, and whether it is a number afterwards, whatever it was. */
const READS = [
  { code: (path: string) => path, converts: false },
  { code: (path: string) => `Number(${path})`, converts: true },
  { code: (path: string) => `(${path} as number)`, converts: false },
  { code: (path: string) => `+${path}`, converts: true },
] as const

export default template({
  id: 'typescript/types/assertion-converts-nothing',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'A type assertion is gone at run time: it turns no text of a JSON document into a number.',
  params: (rng) => {
    const { Type, fields } = rng.pick(SUBJECTS)
    return drawnUntil(
      () => ({
        Type,
        items: fields.map((name) => ({
          name,
          value: rng.int(2, 30),
          isText: rng.chance() < 0.5,
          read: rng.int(0, READS.length - 1),
        })),
      }),
      ({ items }) => {
        const staysText = items.map(({ isText, read }) => isText && !READS[read]?.converts)
        const isAsserted = items.some(({ read }, i) => staysText[i] && read % 2 === 0)
        return (
          isAsserted &&
          staysText.filter(Boolean).length < 3 &&
          new Set(items.map(({ read }) => read)).size > 1
        )
      },
    )
  },
  ask: ({ Type, items }) => ({
    stem: 'The program compiles without a word. What does it print?',
    code: [
      `interface ${Type} {`,
      ...items.map(({ name }) => `  ${name}: number`),
      '}',
      '',
      `const sent = '{${items.map(({ name, value, isText }) => `"${name}": ${isText ? `"${value}"` : value}`).join(', ')}}'`,
      `const data = JSON.parse(sent) as ${Type}`,
      '',
      `const total: number = ${items.map(({ name, read }) => READS[read]?.code(`data.${name}`) ?? '').join(' + ')}`,
      'console.log(total)',
    ].join('\n'),
    answerHint: 'Just what stands on the line that is printed, without quotes.',
  }),
  key: ({ items }) => {
    let total: number | string = 0
    for (const [i, { value, isText, read }] of items.entries()) {
      const isNumber = !isText || READS[read]?.converts
      if (i === 0) total = isNumber ? value : String(value)
      else total = isNumber && typeof total === 'number' ? total + value : `${total}${value}`
    }
    return { kind: 'short', accept: [String(total)] }
  },
  why: () =>
    'JSON.parse gives any, the assertion is believed and leaves no code behind: a text in the document is a text in the sum, and + joins from there on.',
  source: ['TypeScript Handbook, Everyday Types, Type Assertions', 'MDN, Addition (+)'],
})
