import { z } from 'zod'
import { contract } from '../http/contract'
import * as calls from './letter.endpoints'
import {
  CreateLetterRequest,
  Letter,
  LetterCard,
  LetterParams,
  LettersQuery,
  UpdateLetterRequest,
} from './letter.schema'

const access = 'account' as const

export const lettersApi = {
  list: contract(calls.listLetters, {
    query: LettersQuery,
    response: z.array(LetterCard),
    access,
    summary:
      'Cards of the cover letters of this account, newest first; a page that is not full is the last one',
  }),
  create: contract(calls.createLetter, {
    body: CreateLetterRequest,
    response: Letter,
    status: 201,
    access,
    summary: 'Write a cover letter; with an Idempotency-Key, one however often it is sent',
  }),
  read: contract(calls.readLetter, {
    params: LetterParams,
    response: Letter,
    access,
    summary: 'One cover letter',
  }),
  update: contract(calls.updateLetter, {
    params: LetterParams,
    body: UpdateLetterRequest,
    response: Letter,
    access,
    summary: 'Change a cover letter; a stale version answers 409',
  }),
  remove: contract(calls.removeLetter, {
    params: LetterParams,
    access,
    summary: 'Delete a cover letter for ever',
  }),
}
