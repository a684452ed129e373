import { template } from '../../../tasks/template'

const SUBJECTS = [
  { of: 'person', sep: ' ', parts: ['given', 'middle', 'family'], sign: 'a space' },
  { of: 'address', sep: ', ', parts: ['street', 'district', 'town'], sign: 'a comma and a space' },
  { of: 'machine', sep: '-', parts: ['maker', 'model', 'variant'], sign: 'a hyphen' },
  { of: 'file', sep: '/', parts: ['drive', 'folder', 'title'], sign: 'a slash' },
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Which of the three parts can be missing. */
export type Place = 0 | 1 | 2
const PLACES: readonly Place[] = [0, 1, 2]

/** The right expression first; the others lose everything, hide that, or leave a sign too many or too few. */
export const expressionsOf = ({ sep, parts }: Subject, place: Place): string[] => {
  const [a, b, c] = parts
  const s = `'${sep}'`
  const missing = parts[place]
  const plain = `${a} || ${s} || ${b} || ${s} || ${c}`
  const known = parts.filter((_, i) => i !== place)
  return [
    [
      `COALESCE(${a} || ${s}, '') || ${b} || ${s} || ${c}`,
      `${a} || ${s} || COALESCE(${b} || ${s}, '') || ${c}`,
      `${a} || ${s} || ${b} || COALESCE(${s} || ${c}, '')`,
    ][place] ?? '',
    plain,
    `COALESCE(${plain}, '')`,
    plain.replace(missing, `COALESCE(${missing}, '')`),
    `COALESCE(${plain}, ${known.join(' || ')})`,
  ]
}

export default template({
  id: 'sql/nulls/name-without-a-part',
  revision: 1,
  kind: 'single',
  topic: 'nulls',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'sql',
  status: 'active',
  idea: 'A text joined with NULL is NULL, so what is optional is joined with its sign first and replaced as a whole.',
  params: (rng) => ({
    subject: rng.pick(SUBJECTS),
    place: rng.pick(PLACES),
    order: rng.shuffle([0, 1, 2, 3, 4]),
  }),
  ask: ({ subject, place, order }) => {
    const { of, parts, sign, sep } = subject
    return {
      stem: `The name of a ${of} is made of \`${parts.join('`, `')}\`, with ${sign} (\`'${sep}'\`) between them. \`${parts[place]}\` is NULL for some; then the name has only the other two parts, with one such sign between them. Which expression gives the name of every ${of}?`,
      options: order.map((i) => expressionsOf(subject, place)[i] ?? ''),
    }
  },
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
  why: ({ subject: { parts }, place }) =>
    `Where ${parts[place]} is NULL, so is what it is joined with: COALESCE around the part and its sign makes both an empty text.`,
  source: ['ISO/IEC 9075-2:2023, string value expression, case expression: COALESCE'],
})
