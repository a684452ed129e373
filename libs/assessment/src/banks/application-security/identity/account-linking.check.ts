import { check } from '../../../checks/check'
import task from './account-linking.template'

/** Who may have made the account, and who may hold the token: lets in where no case leaves two different persons. */
export default check(task, {
  option: (_, text) => {
    const [, linked, state, token, address, verified] =
      /^Linked: (\S+); address (\w+)\. Token: (\S+), (\w+) address, email_verified (\w+)$/.exec(text) ?? []
    if (token === undefined) throw new Error(`No case in ${text}`)
    const people = ['owner of the address', 'somebody else']
    const makers = state === 'confirmed' ? people.slice(0, 1) : people
    const holders = verified === 'true' && address === 'same' ? people.slice(0, 1) : people
    const isSamePerson = makers.every((maker) => holders.every((holder) => maker === holder))
    return linked === token || isSamePerson
  },
})
