/** A search of FTS5 for rows of a market in which every word begins some word. */
export const sqliteMatch = (marketId: string, words: readonly string[]): string =>
  [`"_${marketId.replaceAll('-', '')}"`, ...words.map((word) => `"${word}"*`)].join(' AND ')

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
  return { conditions, match, patterns: words.map((word) => `% ${word}%`) }
}
