import { ApiError } from '@tryka/api-client'
import { Notice } from '@tryka/ui'

/** The server asks whether it is meant. */
export const isOverbooked = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'OVERBOOKED'

/** What pressing once more means. */
export function OverbookNotice() {
  return (
    <Notice title="More offers than openings">
      <p>Whoever accepts first is hired. When the last opening is taken, nobody else can accept.</p>
    </Notice>
  )
}
