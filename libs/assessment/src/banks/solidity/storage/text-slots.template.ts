import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { Name: 'Profile', texts: ['name', 'bio', 'link'] },
  { Name: 'Listing', texts: ['title', 'terms', 'origin'] },
  { Name: 'Grant', texts: ['topic', 'plan', 'contact'] },
  { Name: 'Exhibit', texts: ['label', 'story', 'room'] },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  calls: readonly { at: number; letters: number }[]
}

/** How many letters each text has at the end. */
const lengths = ({ calls }: Drawn) =>
  [0, 1, 2].map((at) => calls.filter((one) => one.at === at).at(-1)?.letters ?? 0)
/** Up to 31 bytes stand beside their length; longer ones have slots of their own. */
const slots = (letters: number) => (letters === 0 ? 0 : letters < 32 ? 1 : 1 + Math.ceil(letters / 32))

function drawn(rng: Rng): Drawn {
  const some = () =>
    rng.pick([rng.int(5, 30), 31, 32, 33, rng.int(34, 63), 64, 65, rng.int(66, 95), 96, rng.int(97, 140)])
  const places = rng.chance() < 0.5 ? [0, 1, 2, rng.int(0, 2)] : [0, 1, rng.int(0, 1), rng.int(0, 2)]
  return { setting: rng.pick(SETTINGS), calls: rng.shuffle(places).map((at) => ({ at, letters: some() })) }
}

export default template({
  id: 'solidity/storage/text-slots',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'A string of up to 31 bytes stands in its own slot with its length; a longer one has its length there and its text elsewhere, and what a shorter one leaves free is cleared.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => {
        const all = lengths(p)
        const sum = (of: (letters: number) => number) =>
          all.reduce((total, letters) => total + of(letters), 0)
        const key = sum(slots)
        const naive = sum((letters) => Math.ceil(letters / 32))
        const apart = sum((letters) => (letters ? 1 + Math.ceil(letters / 32) : 0))
        // Some text is overwritten by a shorter one.
        const shrinks = p.calls.some(({ at, letters }, i) =>
          p.calls.slice(i + 1).some((later) => later.at === at && slots(later.letters) < slots(letters)),
        )
        return key !== naive && key !== apart && shrinks
      },
    ),
  ask: ({ setting: { Name, texts }, calls }) => ({
    stem: [
      'The contract is new. It gets these calls in this order; each text consists of letters of one byte:',
      ...calls.map(({ at, letters }) => `- \`set${at}\` with a text of ${letters} letters`),
      'How many storage slots of the contract are different from zero then?',
    ].join('\n'),
    code: [
      `contract ${Name} {`,
      ...texts.map((text) => `  string ${text};`),
      '',
      ...texts.map((text, i) => `  function set${i}(string calldata text) external { ${text} = text; }`),
      '}',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: (p) => wholeKey(lengths(p).reduce((sum, letters) => sum + slots(letters), 0)),
  why: (p) =>
    `At the end the texts have ${lengths(p).join(', ')} letters and take ${lengths(p).map(slots).join(', ')} slots.`,
  source: ['Solidity documentation 0.8, Layout of State Variables in Storage, bytes and string'],
})
