import { messageCalls, pathOf, type MessageSide } from '@tryka/domain'
import { useChange } from '../base/calls/calls'

/** What one does to a conversation as a whole: keep it aside, leave it for later, report it. */
export function useMarks(id: string, side: MessageSide) {
  const calls = messageCalls(side)
  const params = { id }
  const archive = useChange((api, value: boolean) => api.call(calls.archive, { params, body: { value } }), {
    done: (_result, value) => (value ? 'Conversation archived' : 'Conversation moved to the inbox'),
    failed: 'The conversation could not be moved. Try again.',
  })
  const unread = useChange((api, value: boolean) => api.call(calls.unread, { params, body: { value } }), {
    done: () => 'Marked as unread',
    failed: 'The mark could not be changed. Try again.',
    // Reading it again would mark it as read.
    except: pathOf(calls.open, params),
  })
  const report = useChange((api, reason: string) => api.call(calls.report, { params, body: { reason } }), {
    done: () => 'Conversation reported',
    text: () => 'Thank you. We look at it.',
    failed: 'The report could not be sent. Try again.',
  })
  return { archive, unread, report }
}
