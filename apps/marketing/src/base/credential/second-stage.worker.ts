import { checkAnchor, RpcFault, type Rpc } from '@tryka/credentials/anchor'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import type { Asked, Heard, Question, Told } from './stage-messages'

/** The part of a worker's scope that is used; the page's own types hide it. */
interface Scope {
  addEventListener(type: 'message', listen: (event: MessageEvent<Heard>) => void): void
  postMessage(message: Told): void
}

const scope = globalThis as unknown as Scope
const waiting = new Map<number, (answer: Extract<Heard, { call: number }>) => void>()
let calls = 0

/** Only the page may ask servers: a worker has a policy of its own. */
const rpcOf =
  (id: number): Rpc =>
  (method, params) =>
    new Promise((resolve, reject) => {
      const call = ++calls
      waiting.set(call, (answer) => {
        waiting.delete(call)
        if ('fault' in answer) reject(new RpcFault(answer.fault))
        else resolve(answer.result)
      })
      const asked: Asked = { id, call, method, params }
      scope.postMessage(asked)
    })

function answerTo(question: Question): Promise<Told> {
  const { id } = question
  if ('document' in question)
    return verifyRdfcProof(question.document, question.key).then((fits) => ({ id, fits }))
  const { given, isLogged, asks } = question
  return checkAnchor(given, isLogged, asks ? rpcOf(id) : undefined).then((found) => ({ id, found }))
}

scope.addEventListener('message', ({ data }) => {
  if ('call' in data) return waiting.get(data.call)?.(data)
  answerTo(data).then(
    (answer) => scope.postMessage(answer),
    (error: unknown) => scope.postMessage({ id: data.id, error: String(error) }),
  )
})
