import { endpoint } from '../http/endpoint'
import type { LoggedStatusList, StatusListCredential, StatusListParams } from './status.schema'

/** What the address of a list begins with; its number follows. */
export const STATUS_PATH = '/api/status'

export const getStatusList = endpoint<{
  params: typeof StatusListParams
  response: typeof StatusListCredential
}>('GET', `${STATUS_PATH}/:list`)

export const getLoggedStatusList = endpoint<{
  params: typeof StatusListParams
  response: typeof LoggedStatusList
}>('GET', `${STATUS_PATH}/:list/proof`)
