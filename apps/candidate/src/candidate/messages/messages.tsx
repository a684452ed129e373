import { Inbox } from '../../messages/inbox'

/** The candidate's messages. */
export const Messages = () => <Inbox side="candidate" />
