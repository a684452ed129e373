import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { searchWords } from '@tryka/domain'

const PAGE_SIZE = 20

export interface Paging {
  page: number
  pageSize: number
  skip: number
}

/** The page that a query asks for. */
export const pagingOf = (
  query: { page?: number | undefined; pageSize?: number | undefined },
  usual = PAGE_SIZE,
): Paging => {
  const { page = 1, pageSize = usual } = query
  return { page, pageSize, skip: (page - 1) * pageSize }
}

export const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]))

export const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/**
 * A page in two steps: its ids out of an index, then these rows alone. Sorting and skipping whole rows reads all that
 * comes before the page. With `facts` only these are read.
 */
export async function pageOf<
  T extends ObjectLiteral & { id: string },
  K extends keyof T & string = keyof T & string,
>(
  query: SelectQueryBuilder<T>,
  { skip, pageSize }: Pick<Paging, 'skip' | 'pageSize'>,
  facts?: Readonly<Record<K, boolean>>,
): Promise<Pick<T, K | 'id'>[]> {
  const found = await query
    .select(`${query.alias}.id`, 'id')
    .offset(skip)
    .limit(pageSize)
    .getRawMany<{ id: string }>()
  const { manager } = query.connection
  const { target } = query.expressionMap.mainAlias?.metadata ?? {}
  if (!target || found.length === 0) return []
  const whole = manager.createQueryBuilder<T>(target, query.alias).whereInIds(found.map(({ id }) => id))
  if (facts) whole.select(Object.keys({ id: true, ...facts }).map((column) => `${query.alias}.${column}`))
  const rows = await whole.getMany()
  const known = byId(rows)
  return found.flatMap(({ id }) => known.get(id) ?? [])
}

/** How many rows a query finds whose joins add none: without the sorting that makes sure of it. */
export async function countRows<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<number> {
  const row = await query.clone().orderBy().select('COUNT(*)', 'n').getRawOne<{ n: string | number }>()
  return Number(row?.n ?? 0)
}

/** Columns as they are in the database, for short rows in great number: entities cost several times as much. */
export const plainRows = <T extends ObjectLiteral, K extends keyof T & string>(
  query: SelectQueryBuilder<T>,
  columns: readonly K[],
): Promise<Pick<T, K>[]> => {
  const [first, ...rest] = columns
  query.select(`${query.alias}.${first}`, first)
  for (const column of rest) query.addSelect(`${query.alias}.${column}`, column)
  return query.getRawMany<Pick<T, K>>()
}

/** Every word of a text search must be in `column`, which holds `searchText`. */
export function searchIn<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  column: string,
  text: string | undefined,
): void {
  searchWords(text ?? '').forEach((word, i) => {
    // Words are letters, digits, plus and number sign: nothing that LIKE would read as a pattern.
    query.andWhere(`${column} LIKE :word${i}`, { [`word${i}`]: `%${word}%` })
  })
}
