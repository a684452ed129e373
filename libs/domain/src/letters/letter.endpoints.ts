import type { z } from 'zod'
import { endpoint } from '../http/endpoint'
import type { LetterFormat } from './letter.constants'
import type {
  CreateLetterRequest,
  Letter,
  LetterCard,
  LetterParams,
  LettersQuery,
  UpdateLetterRequest,
} from './letter.schema'

type One = { params: typeof LetterParams; response: typeof Letter }

export const listLetters = endpoint<{ query: typeof LettersQuery; response: z.ZodArray<typeof LetterCard> }>(
  'GET',
  '/api/letters',
)
export const createLetter = endpoint<{ body: typeof CreateLetterRequest; response: typeof Letter }>(
  'POST',
  '/api/letters',
)
export const readLetter = endpoint<One>('GET', '/api/letters/:id')
export const updateLetter = endpoint<One & { body: typeof UpdateLetterRequest }>('PUT', '/api/letters/:id')
export const removeLetter = endpoint<{ params: typeof LetterParams }>('DELETE', '/api/letters/:id')

/** Files of a saved letter; the answer is one, so it is no endpoint. */
export const LETTER_EXPORT_ROUTE = '/api/letters/:id/export'
export const letterExportPath = (id: string, format: LetterFormat): string =>
  `/api/letters/${encodeURIComponent(id)}/export?format=${format}`
