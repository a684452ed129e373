import { contract } from '../http/contract'
import * as calls from './directory.endpoints'
import { DirectoryAnswer, DirectoryQuestion } from './directory.schema'

const access = 'candidate'

export const directoryApi = {
  question: contract(calls.getDirectoryQuestion, {
    response: DirectoryQuestion,
    access,
    summary: 'Whether to stay visible after a hire, while that is not answered',
  }),
  answer: contract(calls.answerDirectoryQuestion, {
    body: DirectoryAnswer,
    response: DirectoryQuestion,
    access,
    summary: 'Stay visible after a hire, or be in no search from now on',
  }),
}
