/** A session as a store keeps it. */
export interface SessionRecord {
  data: string
  lastSeenAt: number
  expiresAt: number
  endsAt: number
}

/** Where sessions live; keys are hashes of the ids. Both kinds of store behave alike. */
export interface SessionRecords {
  get(key: string): Promise<SessionRecord | undefined>
  /** Writes data and limits; an existing record keeps its absolute end. */
  set(key: string, record: SessionRecord): Promise<void>
  /** Moves the idle limit without touching the data, so that it cannot undo a parallel change. */
  touch(key: string, lastSeenAt: number, expiresAt: number): Promise<void>
  delete(key: string): Promise<void>
  /** Removes what expired before `now`. */
  sweep(now: number): Promise<void>
}
