/** A row of a workspace: nobody outside it may read or change it. */
export type InWorkspace<T> = T & { workspaceId: string }

/** Erased with its workspace. */
export const ofWorkspace = (table: string) => ({
  name: `fk_${table}_workspace`,
  target: 'workspace',
  columnNames: ['workspaceId'],
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
