import { check } from '../../../checks/check'
import task, { STYLES } from './names-in-a-path.template'

/** Types are written for every style at once; the signs of one are put in. */
const WRITTEN = {
  parts: `type Own<P> = P extends \`OPEN\${infer N}CLOSE\` ? N : never
    type NAME<P extends string> = P extends \`\${infer A}BETWEEN\${infer Rest}\` ? Own<A> | NAME<Rest> : Own<P>`,
  closed:
    'type NAME<P extends string> = P extends `${string}OPEN${infer N}CLOSE${infer Rest}` ? N | NAME<Rest> : never',
  open: `type NAME<P extends string, Found = never> = P extends \`\${string}OPEN\${infer N}BETWEEN\${infer Rest}\`
    ? NAME<Rest, Found | N> : P extends \`\${string}OPEN\${infer N}\` ? Found | N : Found`,
  firstClosed: 'type NAME<P extends string> = P extends `${string}OPEN${infer N}CLOSE${string}` ? N : never',
  firstOpen:
    'type NAME<P extends string> = P extends `${string}OPEN${infer N}BETWEEN${string}` ? N : P extends `${string}OPEN${infer N}` ? N : never',
  rest: 'type NAME<P extends string> = P extends `${string}OPEN${infer N}` ? N : never',
  everyPart: 'type NAME<P extends string> = P extends `${infer A}BETWEEN${infer Rest}` ? A | NAME<Rest> : P',
  marked: `type Own<P> = P extends \`OPEN\${string}CLOSE\` ? P : never
    type NAME<P extends string> = P extends \`\${infer A}BETWEEN\${infer Rest}\` ? Own<A> | NAME<Rest> : Own<P>`,
}

const written = (which: keyof typeof WRITTEN, { style, Name }: { style: number; Name: string }): string => {
  const { open, close, between } = STYLES[style] ?? STYLES[0]
  return WRITTEN[which]
    .replaceAll('NAME', Name)
    .replaceAll('OPEN', open)
    .replaceAll('CLOSE', close)
    .replaceAll('BETWEEN', between)
}

export default check(task, {
  solutions: (p) => {
    const isClosed = (STYLES[p.style] ?? STYLES[0]).close !== ''
    return [written('parts', p), written(isClosed ? 'closed' : 'open', p)]
  },
  wrong: (p) => {
    const isClosed = (STYLES[p.style] ?? STYLES[0]).close !== ''
    return {
      'only the first name': written(isClosed ? 'firstClosed' : 'firstOpen', p),
      'all that follows the first mark': written('rest', p),
      'fixed parts too': written('everyPart', p),
      'the marks stay': written('marked', p),
    }
  },
})
