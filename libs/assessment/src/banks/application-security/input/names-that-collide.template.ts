import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { literal } from './literal'

const TAKEN = ['mika', 'kim', 'fiona', 'akira', 'zo\u00eb', 'nikita'] as const

/** How far a character is from the plain one: by case, by composition, by compatibility, or another one for ever. */
type Kind = 'case' | 'composed' | 'kelvin' | 'compatible' | 'compatibleCase' | 'never'
interface Stand {
  text: string
  says: string
  kind: Kind
}
/** What may stand for which letters. */
const STANDS: Readonly<Record<string, readonly Stand[]>> = {
  m: [
    { text: 'M', says: 'capital M', kind: 'case' },
    { text: '\uff4d', says: 'fullwidth small m', kind: 'compatible' },
    { text: '\u24dc', says: 'circled small m', kind: 'compatible' },
    { text: '\uff2d', says: 'fullwidth capital M', kind: 'compatibleCase' },
    { text: '\u043c', says: 'Cyrillic small em', kind: 'never' },
  ],
  k: [
    { text: 'K', says: 'capital K', kind: 'case' },
    { text: '\u212a', says: 'Kelvin sign', kind: 'kelvin' },
    { text: '\uff4b', says: 'fullwidth small k', kind: 'compatible' },
    { text: '\u043a', says: 'Cyrillic small ka', kind: 'never' },
  ],
  i: [
    { text: '\u2071', says: 'superscript small i', kind: 'compatible' },
    { text: '\uff49', says: 'fullwidth small i', kind: 'compatible' },
    { text: '\u0456', says: 'Cyrillic small Byelorussian-Ukrainian i', kind: 'never' },
    { text: '\u0131', says: 'small dotless i', kind: 'never' },
  ],
  a: [
    { text: '\u00aa', says: 'feminine ordinal indicator', kind: 'compatible' },
    { text: '\u0430', says: 'Cyrillic small a', kind: 'never' },
    { text: 'a\u200b', says: 'a and zero width space', kind: 'never' },
  ],
  fi: [{ text: '\ufb01', says: 'small ligature fi', kind: 'compatible' }],
  '\u00eb': [
    { text: 'e\u0308', says: 'e and combining diaeresis', kind: 'composed' },
    { text: '\u00cb', says: 'capital E with diaeresis', kind: 'case' },
  ],
}

/** What is compared with the names that are taken, and what is saved. */
const FORMS = {
  raw: 'name',
  lower: 'name.toLowerCase()',
  nfc: "name.normalize('NFC').toLowerCase()",
  nfkc: "name.normalize('NFKC').toLowerCase()",
} as const
type Form = keyof typeof FORMS

/** The forms in which the kind has become the plain name. */
const PLAIN_IN: Readonly<Record<Kind, readonly Form[]>> = {
  case: ['lower', 'nfc', 'nfkc'],
  kelvin: ['lower', 'nfc', 'nfkc'],
  composed: ['nfc', 'nfkc'],
  compatible: ['nfkc'],
  compatibleCase: ['nfkc'],
  never: [],
}
const PAIRS: readonly (readonly [Form, Form])[] = [
  ['raw', 'nfkc'],
  ['lower', 'nfkc'],
  ['nfc', 'nfkc'],
  ['lower', 'nfc'],
  ['raw', 'nfc'],
  ['raw', 'lower'],
]

export default template({
  id: 'application-security/input/names-that-collide',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 5,
  seconds: 240,
  lang: 'javascript',
  status: 'active',
  idea: 'A name compared in one form and saved in a wider one becomes a name that is taken.',
  params: (rng) =>
    drawnUntil(
      () => {
        const pool = TAKEN.flatMap((name) =>
          Object.entries(STANDS).flatMap(([letters, stands]) =>
            name.includes(letters)
              ? stands.map(({ text, says, kind }) => ({ name: name.replace(letters, text), says, kind }))
              : [],
          ),
        )
        const names = rng.sample(pool, 9)
        const [compared, saved] = rng.pick(PAIRS)
        const colliding = names.filter(
          ({ kind }) => PLAIN_IN[kind].includes(saved) && !PLAIN_IN[kind].includes(compared),
        ).length
        return { names, compared, saved, colliding }
      },
      ({ names, compared, saved, colliding }) =>
        new Set(names.map(({ kind }) => kind)).size >= 3 &&
        new Set(names.map(({ says }) => says)).size >= 7 &&
        colliding >= 1 &&
        colliding < names.filter(({ kind }) => kind !== 'never').length &&
        names.some(({ kind }) => PLAIN_IN[kind].includes(compared) || !PLAIN_IN[kind].includes(saved)),
    ),
  ask: ({ names, compared, saved }) => ({
    stem: 'Each of the names below is sent once, to a fresh copy of this service. How many of them are saved as a name that is taken?',
    code: [
      `const taken = new Set([${TAKEN.map(literal).join(', ')}])`,
      '',
      'function register(name) {',
      `  if (taken.has(${FORMS[compared]})) throw new Error('taken')`,
      `  save(${FORMS[saved]})`,
      '}',
      '',
      ...names.map(({ name, says }) => `register(${literal(name)})   // ${says}`),
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ colliding }) => ({ kind: 'numeric', value: colliding, tolerance: { absolute: 0 } }),
  why: () =>
    'NFC puts together what is composed and replaces signs that are the same letter. NFKC also takes away width, circles, ligatures and raised forms. Letters of another script stay other letters.',
  source: [
    'Unicode Standard Annex 15, Unicode Normalization Forms',
    'CWE-180, Incorrect Behavior Order: Validate Before Canonicalize',
  ],
})
