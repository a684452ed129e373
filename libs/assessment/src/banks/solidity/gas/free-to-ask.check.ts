import { check } from '../../../checks/check'
import task from './free-to-ask.template'

/** What of the execution API makes a transaction. All else is answered by the node that is asked. */
const SENT = /^eth_send(Raw)?Transaction$/

/** By how it reaches a node: a transaction is sent to it, and all other methods only ask. */
export default check(task, {
  option: (_p, text) => {
    const [, method = 'eth_sendRawTransaction'] = /`(eth_\w+)`/.exec(text) ?? []
    const isMined = /\btransaction\b/.test(text)
    // Each option says one or the other, never both.
    return SENT.test(method) && isMined
  },
})
