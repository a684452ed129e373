import { contract } from '../http/contract'
import { getLoggedStatusList, getStatusList } from './status.endpoints'
import { LoggedStatusList, StatusListCredential, StatusListParams } from './status.schema'

export const statusApi = {
  list: contract(getStatusList, {
    params: StatusListParams,
    response: StatusListCredential,
    access: 'public',
    summary: 'Which credentials of a list are revoked, signed; it names no person',
  }),
  logged: contract(getLoggedStatusList, {
    params: StatusListParams,
    response: LoggedStatusList,
    access: 'public',
    summary: 'The same list with the proof that the public log has it',
  }),
}
