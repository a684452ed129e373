const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Small words that stand in almost every sentence of a language, and not in English ones. */
const SMALL: Record<string, ReadonlySet<string>> = {
  German: list(
    'der das den dem des ein eine einen einem einer und oder mit für von vom zum zur bei auf aus ist sind wurde wurden habe haben hatte ich wir nicht auch sowie durch über nach seit als verantwortlich jahre jahren im',
  ),
  French: list(
    'le les la des du une et ou avec pour dans par sur est sont été ai avons je nous mon ma mes ses chez depuis ans aussi au aux en qui que responsable',
  ),
  Spanish: list(
    'el la los las del una y con para por en es son fue he hemos yo mi mis como desde años sobre al que responsable',
  ),
  Italian: list(
    'il lo gli le di del della dei delle una e con per nel nella è sono stato ho abbiamo io mio mia da anni anche che responsabile',
  ),
  Portuguese: list(
    'os as da do das dos uma e com para por em no na é são foi tenho eu meu minha desde anos sobre que responsável',
  ),
  Dutch: list(
    'de het een en met voor van bij op uit zijn werd heb hebben ik wij niet ook door naar sinds als jaar verantwoordelijk',
  ),
  Polish: list('i z w na do od oraz dla przez jest są był była mam jako lat się za odpowiedzialny'),
  Swedish: list('och med för av på från är som jag har vi inte också ett en år till ansvarig'),
  Turkish: list('ve ile için bir bu olarak yıl da de ben çok daha sorumlu'),
}
const ENGLISH = list(
  'the a an and or with for of from by in on at to as is are was were be been have has had i my we our that which who this these their its into than more not',
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
const share = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length / Math.max(words.length, 1)

/** Fewer words than these say nothing about their language. */
const LEAST_WORDS = 4

/**
 * The language of a text that is surely not English, by name where we know it; nothing for English and for texts that
 * are too short or too bare to tell. The rules of the writer are rules of English: applied to others they do harm.
 */
export function foreignLanguage(text: string): string | undefined {
  const words = wordsOf(text)
  const latin = words.filter((word) => /^\p{Script=Latin}+$/u.test(word))
  if (words.length > 1 && latin.length < words.length / 2) return 'another language'
  if (latin.length < LEAST_WORDS) return undefined
  const english = share(latin, ENGLISH)
  const [name, most] = Object.entries(SMALL)
    .map(([language, known]) => [language, share(latin, known)] as const)
    .reduce((best, next) => (next[1] > best[1] ? next : best))
  if (most > english && most * latin.length >= 2) return name
  const accented = latin.filter((word) => /[^\p{ASCII}]/u.test(word)).length / latin.length
  return english < 0.05 && accented > 0.15 ? 'another language' : undefined
}

/** What the person is told instead of a broken result. */
export const englishOnly = (language: string): string =>
  `The built-in rules know English only, and this text looks like ${language}. Nothing of it was changed.`
