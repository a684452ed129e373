import type { EntityManager } from 'typeorm'

/** Above every character of a word: what begins with the word lies between it and the word with this. */
const ABOVE = '\u{10ffff}'

/** The words that were asked for, as ranges of the index over words. */
export const rangesOf = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap((word, n) => [
      [`from${n}`, word],
      [`to${n}`, word + ABOVE],
    ]),
  )

export const inRange = (alias: string, n: number): string =>
  `${alias}.word >= :from${n} AND ${alias}.word < :to${n}`

/** Whether the account has such a word, for one account after the other. */
export const hasOne = (account: string, n: number): string =>
  `(SELECT 1 FROM account_words o${n} WHERE o${n}.account_id = ${account} AND ${inRange(`o${n}`, n)} LIMIT 1) = 1`

/** The same, where the database may also choose to read all accounts that have one. */
export const isAmong = (account: string, n: number): string =>
  `EXISTS (SELECT 1 FROM account_words o${n} WHERE o${n}.account_id = ${account} AND ${inRange(`o${n}`, n)})`

/** How many rows each range has; counts end at `most`. */
export async function sizesOf(
  manager: EntityManager,
  words: readonly string[],
  most: number,
): Promise<number[]> {
  const each = words.map(
    (_, n) =>
      `SELECT ${n} AS word, COUNT(*) AS n FROM (SELECT 1 FROM account_words w WHERE ${inRange('w', n)} LIMIT ${most}) s${n}`,
  )
  const rows = await manager.connection
    .createQueryBuilder()
    .select('sizes.word', 'word')
    .addSelect('sizes.n', 'n')
    .from(`(${each.join(' UNION ALL ')})`, 'sizes')
    .setParameters(rangesOf(words))
    .getRawMany<{ word: number | string; n: number | string }>()
  const sizes = new Map(rows.map(({ word, n }) => [Number(word), Number(n)]))
  return words.map((_, n) => sizes.get(n) ?? 0)
}
