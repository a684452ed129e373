import { template } from '../../../tasks/template'

const SUBJECTS = [
  { Num: 'Level', nums: ['Low', 'Mid', 'High', 'Top'], Text: 'Mode', texts: ['On', 'Off', 'Auto'] },
  { Num: 'Phase', nums: ['Plan', 'Build', 'Test', 'Ship'], Text: 'Tone', texts: ['Calm', 'Loud', 'Dry'] },
  { Num: 'Step', nums: ['Cut', 'Glue', 'Dry', 'Paint'], Text: 'Shade', texts: ['Red', 'Blue', 'Grey'] },
  { Num: 'Grade', nums: ['Poor', 'Fair', 'Good', 'Best'], Text: 'Unit', texts: ['Metre', 'Foot', 'Mile'] },
] as const

export interface Member {
  name: string
  value: number
  /** Written out; else it is one more than the member before it. */
  isWritten: boolean
}
interface Drawn {
  Num: string
  Text: string
  members: readonly Member[]
  texts: readonly string[]
  at: Member
}

/** Expressions, and what each of them prints. */
const PRINTS: readonly { code: (p: Drawn) => string; prints: (p: Drawn) => string }[] = [
  { code: ({ Num }) => `Object.keys(${Num}).length`, prints: ({ members }) => String(2 * members.length) },
  { code: ({ Text }) => `Object.keys(${Text}).length`, prints: ({ texts }) => String(texts.length) },
  { code: ({ Num, at }) => `${Num}[${at.value}]`, prints: ({ at }) => at.name },
  { code: ({ Num, at }) => `${Num}.${at.name}`, prints: ({ at }) => String(at.value) },
  {
    code: ({ Text, texts }) => `${Text}.${texts[0] ?? ''}`,
    prints: ({ texts }) => (texts[0] ?? '').slice(0, 1),
  },
  { code: ({ Num, at }) => `'${at.name}' in ${Num}`, prints: () => 'true' },
  { code: ({ Num, at }) => `'${at.value}' in ${Num}`, prints: () => 'true' },
  { code: ({ Text, texts }) => `'${(texts[1] ?? '').slice(0, 1)}' in ${Text}`, prints: () => 'false' },
  {
    code: ({ Text }) => `Object.values(${Text}).join('')`,
    prints: ({ texts }) => texts.map((one) => one.charAt(0)).join(''),
  },
]

export default template({
  id: 'typescript/types/enum-at-run-time',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'An enum is an object at run time: one of numbers leads both ways and has every member twice, one of texts leads one way.',
  params: (rng) => {
    const { Num, nums, Text, texts } = rng.pick(SUBJECTS)
    let next = 0
    const members = rng.sample(nums, rng.int(3, 4)).map((name, i): Member => {
      const isWritten = rng.chance() < (i ? 0.4 : 0.6)
      const value = isWritten ? next + rng.int(1, 4) : next
      next = value + 1
      return { name, value, isWritten }
    })
    const drawn: Drawn = {
      Num,
      Text,
      members,
      texts: rng.sample(texts, rng.int(2, 3)),
      at: rng.pick(members.slice(1)),
    }
    const prints = [0, ...rng.sample([1, 2, 3, 4, 5, 6, 7, 8], 2)]
    return { ...drawn, prints: rng.shuffle(prints) }
  },
  ask: (p) => ({
    stem: 'What does this program print?',
    code: [
      `enum ${p.Num} {`,
      ...p.members.map(({ name, value, isWritten }) => `  ${name}${isWritten ? ` = ${value}` : ''},`),
      '}',
      `enum ${p.Text} {`,
      ...p.texts.map((one) => `  ${one} = '${one.charAt(0)}',`),
      '}',
      '',
      `console.log(${p.prints.map((i) => PRINTS[i]?.code(p) ?? '').join(', ')})`,
    ].join('\n'),
    answerHint: 'The three values as they are printed, with spaces between.',
  }),
  key: (p) => ({ kind: 'short', accept: [p.prints.map((i) => PRINTS[i]?.prints(p) ?? '').join(' ')] }),
  why: () =>
    'For a member of a number the object gets the name with the number and the number with the name; for one of a text only the name. Without a value a member is one more than the one before.',
  source: ['TypeScript Handbook, Enums, Reverse mappings', 'TypeScript Handbook, Enums, Enums at runtime'],
})
