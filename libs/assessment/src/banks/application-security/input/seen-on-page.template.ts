import { template } from '../../../tasks/template'

const WORDS = ['tea', 'milk', 'salt', 'rice', 'wood', 'rain', 'snow', 'iron'] as const
const TAGS = ['b', 'i', 'u', 's', 'em'] as const

const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const
/** Each character once, whatever stands beside it. */
const encoded = (text: string): string =>
  text.replace(/[&<>]/g, (found) => ENTITIES.find(([one]) => one === found)?.[1] ?? found)

export default template({
  id: 'application-security/input/seen-on-page',
  revision: 1,
  kind: 'short',
  topic: 'input',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'A page decodes once; what was encoded more often, or in the wrong order, is seen as entities.',
  params: (rng) => {
    const [one, other] = rng.sample(WORDS, 2)
    const tag = rng.pick(TAGS)
    const input = rng.pick([
      `<${tag}>${one ?? ''} & ${other ?? ''}`,
      `${one ?? ''} & <${tag}>${other ?? ''}`,
      `${one ?? ''}<${tag}> & ${other ?? ''}`,
    ])
    return { input, isAmpersandLast: rng.chance() < 0.35, onSaving: rng.chance() < 0.65 }
  },
  ask: ({ input, isAmpersandLast, onSaving }) => {
    const steps = ENTITIES.map(([one, entity]) => `    .replaceAll('${one}', '${entity}')`)
    return {
      stem: 'A comment is saved and then shown as below. What does a reader see on the page for this comment?',
      code: [
        'const encode = (text) =>',
        '  text',
        ...(isAmpersandLast ? [...steps.slice(1), ...steps.slice(0, 1)] : steps),
        '',
        `const input = '${input}'`,
        `const saved = ${onSaving ? 'encode(input)' : 'input'}`,
        "page.write('<p>' + encode(saved) + '</p>')",
      ].join('\n'),
      answerHint: 'The visible characters, exactly.',
    }
  },
  key: ({ input, isAmpersandLast, onSaving }) => {
    // Encoded in the wrong order, the ampersands of the new entities are encoded again: one decoding leaves entities.
    const angles = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const once = isAmpersandLast ? angles(input) : input
    const twice = isAmpersandLast ? angles(input).replaceAll('&', '&amp;') : encoded(input)
    return { kind: 'short', accept: [onSaving ? twice : once], sameCase: true }
  },
  why: ({ isAmpersandLast }) =>
    isAmpersandLast
      ? 'The ampersands that come with `&lt;` and `&gt;` are encoded too, and the page decodes once.'
      : 'Each encoding beyond the first is seen, for the page decodes once.',
  source: ['WHATWG HTML Standard, 13.2.5 Tokenization: character reference state'],
})
