import { contract } from '../http/contract'
import { getProcessors } from './site.endpoints'
import { Processors } from './site.schema'

export const processorsApi = {
  processors: contract(getProcessors, {
    response: Processors,
    access: 'public',
    summary: 'To whom else this server is set to send something',
  }),
}
