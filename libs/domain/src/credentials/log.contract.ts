import { contract } from '../http/contract'
import { cosignLog } from './log.endpoints'
import { LogCosignature } from './log.schema'

export const logApi = {
  cosign: contract(cosignLog, {
    body: LogCosignature,
    access: 'public',
    summary: 'Signatures of known witnesses on the newest checkpoint',
  }),
}
