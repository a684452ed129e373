import { Inbox } from '../../app/messages/inbox'

/** The candidate's messages. */
export const Messages = () => <Inbox side="candidate" />
