/**
 * Latin letters, and the small letters, figures and signs that are taken for them: the part of Unicode TR 39
 * (confusables) that the fonts of pages draw alike, of Latin, Cyrillic, Greek and Armenian.
 */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  ae: 'æ',
  b: 'вьβ',
  c: 'с',
  d: 'ԁđð',
  e: 'еєε',
  f: 'ғ',
  g: 'ɡց',
  h: 'нһħհ',
  j: 'ј',
  k: 'кκ',
  l: 'i1|ıłіӏι',
  m: 'м',
  n: 'пηπո',
  o: '0øоοσօ',
  oe: 'œ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕςֆ',
  ss: 'ß',
  t: 'тτŧ',
  u: 'υμս',
  v: 'ѵν',
  w: 'ԝшω',
  x: 'хχ',
  y: 'уγ',
  z: 'ζ',
}

export const SHAPES: ReadonlyMap<string, string> = new Map(
  Object.entries(TAKEN_FOR).flatMap(([look, letters]) => [...letters].map((letter) => [letter, look])),
)

/** Large Greek letters that look otherwise than their small ones do. */
export const LARGE_SHAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ Γ: 'r', Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' }),
)

/** Words at the end of a name that say what kind of company it is, and nothing about which. */
export const LEGAL_FORMS: readonly string[] = [
  ...['inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'llc', 'llp', 'lp', 'pbc', 'and'],
  ...['ltd', 'limited', 'plc', 'cic', 'pty', 'pvt', 'private', 'pte', 'bhd', 'sdn', 'kk'],
  ...['gmbh', 'ggmbh', 'mbh', 'ug', 'ag', 'kg', 'kgaa', 'ohg', 'gbr', 'ev', 'se'],
  ...['sa', 'sas', 'sasu', 'sarl', 'eurl', 'snc', 'srl', 'srls', 'spa', 'sl', 'slu', 'lda', 'ltda'],
  ...['bv', 'nv', 'vof', 'ab', 'oy', 'oyj', 'as', 'asa', 'aps', 'is', 'hf', 'ehf', 'ou'],
  ...['sp', 'z', 'oo', 'zoo', 'sro', 'doo', 'dd', 'kft', 'zrt', 'nyrt', 'eood', 'ood'],
  ...['αε', 'επε', 'ικε', 'ΑΕ', 'ΕΠΕ', 'ΙΚΕ'],
]

/** Russian and Ukrainian ones, which stand before the name or behind it. */
export const LEGAL_FORMS_FIRST: readonly string[] = ['ооо', 'оао', 'зао', 'пао', 'ао', 'тов']

/** Those that are written without a space. */
export const LEGAL_SIGNS = /株式会社|有限会社|(?:股份)?有限公司|주식회사/gu
