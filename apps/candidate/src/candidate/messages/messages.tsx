import { Inbox } from '../../messages/inbox'
import { Requests } from './requests'

/** The candidate's messages; companies that would like to write come first. */
export const Messages = () => <Inbox side="candidate" first={<Requests />} />
