import { bulkMessage, bulkReject, bulkReview, type RejectReason } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { counted } from '../../../base/format/format'
import type { Chosen } from './use-chosen'

const people = (of: readonly unknown[]): string => counted(of.length, 'person', 'people')

/** What is done with all who were ticked, each by its own right. */
export function useBulk(chosen: Chosen, onDone: () => void) {
  const done = () => {
    chosen.clear()
    onDone()
  }
  const ids = chosen.cards.map(({ id }) => id)
  const review = useChange(
    (client) => client.call(bulkReview, { body: { ids } }),
    {
      done: ({ started }) => `Review of ${people(started)} started`,
      text: ({ refused }) =>
        refused.length
          ? `${people(refused)} had been moved before, or ${refused.length === 1 ? 'is' : 'are'} on a posting that is not yours.`
          : 'Each is told.',
      failed: 'No review was started.',
    },
    done,
  )
  const reject = useChange(
    (client, { reasonId, message }: { reasonId: RejectReason; message: string }) =>
      client.call(bulkReject, { body: { ids, reasonId, ...(message ? { message } : {}) } }),
    {
      done: ({ rejected }) => `${people(rejected)} rejected`,
      text: ({ refused }) =>
        refused.length ? `${refused.length} could not be rejected.` : 'Each is told the reason.',
      failed: 'Nobody was rejected.',
    },
    done,
  )
  const message = useChange(
    (client, words: { subject: string; body: string }) =>
      client.call(bulkMessage, { body: { ids, ...words } }),
    {
      done: ({ sent }) => `Message sent to ${people(sent)}`,
      text: ({ refused }) =>
        refused.length ? `${people(refused)} cannot be written to.` : 'Each can answer it.',
      failed: 'The message could not be sent. Try again.',
    },
    done,
  )
  return { review, reject, message }
}
