import { endpoint } from '../http/endpoint'
import type { DirectoryAnswer, DirectoryQuestion } from './directory.schema'

export const getDirectoryQuestion = endpoint<{ response: typeof DirectoryQuestion }>(
  'GET',
  '/api/candidate/directory',
)
export const answerDirectoryQuestion = endpoint<{
  body: typeof DirectoryAnswer
  response: typeof DirectoryQuestion
}>('PUT', '/api/candidate/directory')
