import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './model.endpoints'
import { ModelConsent, ModelState, TurnWords } from './model.schema'

const access = 'candidate'

export const modelApi = {
  state: contract(calls.getModelState, {
    response: ModelState,
    access,
    summary: 'Which language model would word feedback, whether it was agreed to, and what is left of today',
  }),
  agree: contract(calls.agreeToModel, {
    body: ModelConsent,
    response: ModelState,
    access,
    summary: 'Agree that a language model words feedback, as this text says it and at this host',
  }),
  withdraw: contract(calls.withdrawFromModel, {
    response: ModelState,
    access,
    frugal: true,
    summary: 'Take that back; what is under way ends at once',
  }),
  words: contract(calls.getTurnWords, {
    params: IdParams,
    response: TurnWords,
    access,
    summary: 'What a language model said of an answer',
  }),
  stream: contract(calls.streamTurnWords, {
    params: IdParams,
    access,
    rate: 'ai',
    status: 200,
    summary:
      'The words of a language model as they are checked (server-sent events); once said they are repeated',
  }),
}
