import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'

const SUBJECTS = [
  { Type: 'Payment', tag: 'kind', tags: ['card', 'cash', 'invoice', 'voucher', 'wallet', 'transfer'] },
  { Type: 'Message', tag: 'type', tags: ['text', 'image', 'voice', 'poll', 'location', 'contact'] },
  { Type: 'Job', tag: 'state', tags: ['queued', 'running', 'paused', 'failed', 'done', 'expired'] },
  { Type: 'Shape', tag: 'form', tags: ['circle', 'square', 'triangle', 'hexagon', 'ellipse', 'star'] },
] as const

/** Tags in the groups in which the code handles them, by way of a switch or of conditions. */
interface Handled {
  isSwitch: boolean
  groups: readonly (readonly string[])[]
}
function drawnGroups(rng: Rng, tags: readonly string[]): string[][] {
  const cut = rng.int(1, tags.length - 2)
  const later = rng.int(cut + 1, tags.length - 1)
  return [tags.slice(0, cut), tags.slice(cut, later), tags.slice(later)]
}
const body = (tag: string, { isSwitch, groups }: Handled): string[] =>
  isSwitch
    ? [
        `  switch (item.${tag}) {`,
        ...groups.flatMap((group, i) => [
          ...group.map((one) => `    case '${one}':`),
          `      return ${i + 1}`,
        ]),
        '    default: {',
        '      const rest: never = item',
        '      return rest',
        '    }',
        '  }',
      ]
    : [
        ...groups.map(
          (group, i) =>
            `  if (${group.map((one) => `item.${tag} === '${one}'`).join(' || ')}) return ${i + 1}`,
        ),
        '  const rest: never = item',
        '  return rest',
      ]

export default template({
  id: 'typescript/types/left-for-never',
  revision: 1,
  kind: 'short',
  topic: 'types',
  grade: 1,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'Assigning what is left to never makes the compiler name the member of a union that nothing handles.',
  params: (rng) => {
    const { Type, tag, tags } = rng.pick(SUBJECTS)
    const shuffled = rng.shuffle(tags)
    const missing = shuffled[0] ?? ''
    const handled = { isSwitch: rng.chance() < 0.5, groups: drawnGroups(rng, shuffled.slice(1)) }
    return { Type, tag, tags: rng.shuffle(tags), missing, handled }
  },
  ask: ({ Type, tag, tags, handled }) => ({
    stem: `TypeScript refuses the line with \`never\`: one member of \`${Type}\` is still left there. Which value has its \`${tag}\`?`,
    code: [
      `type ${Type} =`,
      ...tags.map((one, i) => `  | { ${tag}: '${one}'; ${'abcdef'.charAt(i)}: number }`),
      '',
      `function rank(item: ${Type}): number {`,
      ...body(tag, handled),
      '}',
    ].join('\n'),
    answerHint: `The value of ${tag}, without quotes.`,
  }),
  key: ({ missing }) => ({ kind: 'short', accept: [missing, `'${missing}'`] }),
  why: () =>
    'Each check that returns takes its members out of the union; nothing is left for never only if all are handled.',
  source: ['TypeScript Handbook, Narrowing, Exhaustiveness checking'],
})
