export {
  createQueryClient,
  createReader,
  isUnauthorized,
  pathOfKey,
  type On401,
  type QueryClientOptions,
} from './query-client'
export { useMutation } from './use-mutation'
export { endpointKey, endpointQuery } from './endpoint-query'
export { Delayed, QueryView, Waiting, type QueryViewProps, type Readable } from './query-view'
