/** A search of FTS5 for rows in which every word begins some word, whatever market they are of. */
export const anySqliteMatch = (words: readonly string[]): string =>
  words.map((word) => `"${word}"*`).join(' AND ')

/** The same in one market. */
export const sqliteMatch = (marketId: string, words: readonly string[]): string =>
  [`"_${marketId.replaceAll('-', '')}"`, ...(words.length ? [anySqliteMatch(words)] : [])].join(' AND ')

/** The word at the beginning of some word of a text that a space was put before. */
const patternOf = (word: string): string => `% ${word}%`

/**
 * The same for `tsvector`, as conditions over rows named `x`, with the parameters that they name. PostgreSQL leaves plus
 * and number sign out of its words, so what its index finds is looked at once more.
 */
export function postgresWords(words: readonly string[], place: (n: number) => string) {
  const known = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const match = known.length ? known.map((word) => `'${word}':*`).join(' & ') : undefined
  const first = match === undefined ? 1 : 2
  const conditions = [
    ...(match === undefined
      ? []
      : [`to_tsvector('simple', x.search_text) @@ to_tsquery('simple', ${place(1)})`]),
    ...words.map((_, i) => `' ' || x.search_text LIKE ${place(first + i)}`),
  ]
  const parameters: unknown[] = [...(match === undefined ? [] : [match]), ...words.map(patternOf)]
  return { conditions, parameters }
}

/** The same for few rows, known by their ids: the index would only find what is looked at anyway. */
export const postgresWordsAmong = (
  words: readonly string[],
  ids: readonly string[],
  place: (n: number) => string,
): { conditions: string[]; parameters: unknown[] } => ({
  conditions: [
    `x.id = ANY(${place(1)}::varchar[])`,
    ...words.map((_, i) => `' ' || x.search_text LIKE ${place(i + 2)}`),
  ],
  parameters: [ids, ...words.map(patternOf)],
})
