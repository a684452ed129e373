import type { IdParams } from '../hiring/hiring.schema'
import { endpoint } from '../http/endpoint'
import type {
  AcceptMock,
  AskMock,
  AskNext,
  Mock,
  MockAnswer,
  MockHome,
  SaveLink,
  SubmitSheet,
} from './mock.schema'

type Home<T extends object = Record<never, never>> = { response: typeof MockHome } & T
type OfMock<T extends object = Record<never, never>> = {
  params: typeof IdParams
  response: typeof Mock
} & T

export const mockHome = endpoint<Home>('GET', '/api/peers/requests')
export const askMock = endpoint<Home<{ body: typeof AskMock }>>('POST', '/api/peers/requests')
export const acceptMock = endpoint<Home<{ params: typeof IdParams; body: typeof AcceptMock }>>(
  'POST',
  '/api/peers/requests/:id/accept',
)
export const declineMock = endpoint<Home<{ params: typeof IdParams }>>(
  'POST',
  '/api/peers/requests/:id/decline',
)
export const cancelRequest = endpoint<Home<{ params: typeof IdParams }>>(
  'POST',
  '/api/peers/requests/:id/cancel',
)

export const showMock = endpoint<OfMock>('GET', '/api/mocks/:id')
export const beatMock = endpoint<OfMock>('POST', '/api/mocks/:id/present')
export const saveLink = endpoint<OfMock<{ body: typeof SaveLink }>>('POST', '/api/mocks/:id/link')
export const answerMock = endpoint<OfMock<{ body: typeof MockAnswer }>>('POST', '/api/mocks/:id/answer')
export const askInMock = endpoint<OfMock<{ body: typeof AskNext }>>('POST', '/api/mocks/:id/ask')
export const endMock = endpoint<OfMock>('POST', '/api/mocks/:id/end')
export const leaveMock = endpoint<OfMock>('POST', '/api/mocks/:id/leave')
export const cancelMock = endpoint<OfMock>('POST', '/api/mocks/:id/cancel')
export const submitSheet = endpoint<OfMock<{ body: typeof SubmitSheet }>>('POST', '/api/mocks/:id/sheet')
