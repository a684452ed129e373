/** Words without which two texts still say the same. */
const SMALL = new Set(
  `a an and as at by for from in into is of on or the their to with your you our we und oder der die das den dem des mit für in im von zu et ou de du des la le les un une dans pour avec y o el los las con para en`.split(
    ' ',
  ),
)

/** A form that a word shares with its relations: "teaching", "teacher" and "teach" are one. It is compared, never shown. */
function stemOf(word: string): string {
  const bare = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$/, '')
  for (const end of [
    'rations',
    'ration',
    'rated',
    'rate',
    'ering',
    'ered',
    'ations',
    'ation',
    'ings',
    'ing',
    'ers',
    'ied',
    'ies',
    'ed',
    'er',
    'es',
    's',
    'e',
    'y',
  ])
    if (bare.endsWith(end) && bare.length - end.length >= 4) return bare.slice(0, -end.length)
  return bare
}

/** The words of a text in their order, as they are compared; the small ones are left out. */
export const stemsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#.]*/gu) ?? [])
    .map((word) => word.replace(/[.'’]+$/, ''))
    .filter((word) => word && !SMALL.has(word.toLowerCase()))
    .map(stemOf)

/** Scripts that write no space between words. */
export const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)

/** Whether all words of a phrase stand near each other in a text, in any order. */
export function standsIn(phrase: string, text: string): boolean {
  if (isUnspaced(phrase)) return text.includes(phrase)
  const wanted = [...new Set(stemsOf(phrase))]
  if (!wanted.length) return false
  const stems = stemsOf(text)
  const reach = wanted.length * 2 + 4
  return stems.some((stem, start) => {
    if (!wanted.includes(stem)) return false
    const near = new Set(stems.slice(start, start + reach))
    return wanted.every((one) => near.has(one))
  })
}
