import { Stack } from '@tryka/ui'
import { Inbox } from '../../messages/inbox'
import { Requests } from './requests'

/** The candidate's messages; companies that would like to write come first. */
export const Messages = () => (
  <Stack gap={5}>
    <Requests />
    <Inbox side="candidate" />
  </Stack>
)
