import { v7 } from 'uuid'

let made = 0

/**
 * A UUID of version 7 (RFC 9562): ids of one process and one time sort as they were made. The count goes on from time
 * to time, because changes of several times are under way at once.
 */
export function sortableId(at: Date): string {
  made = (made + 1) >>> 0
  return v7({ msecs: at.getTime(), seq: made })
}
