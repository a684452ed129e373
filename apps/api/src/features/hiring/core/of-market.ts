/** A row of a market: nobody outside it may read or change it. */
export type InMarket<T> = T & { marketId: string }

/** Erased with its market. */
export const ofMarket = (table: string) => ({
  name: `fk_${table}_market`,
  target: 'market',
  columnNames: ['marketId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
})

/** Erased with its account. */
export const ofAccount = (table: string) => ({
  name: `fk_${table}_account`,
  target: 'account',
  columnNames: ['accountId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
})
