import type { FastifyInstance } from 'fastify'
import { modelApi } from '@tryka/domain'
import { untilClientLeaves } from '../../../../http/client-gone'
import { EventText, handle } from '../../../../http/handle'
import { accountOf } from '../../../../services/accounts/account-gate'
import type { Model } from '../../../../services/model/model'
import { candidateOf } from '../../core/places'
import type { WordsEvent, WordsService } from './words.service'

/** One event on the wire; JSON has no line of its own. */
const onWire = ({ event, data }: WordsEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Each event as text; who stops reading ends the events. */
const textOf = (events: AsyncIterable<WordsEvent>): AsyncIterable<string> => ({
  [Symbol.asyncIterator]() {
    const own = events[Symbol.asyncIterator]()
    return {
      async next() {
        const { value, done } = await own.next()
        return done ? { value: undefined, done: true } : { value: onWire(value), done: false }
      },
      async return() {
        await own.return?.()
        return { value: undefined, done: true }
      },
    }
  },
})

/** Who agreed to a language model, and what it says of an answer. */
export const wordsRoutes = (model: Model, words: WordsService) => async (app: FastifyInstance) => {
  app.addHook('preClose', (done) => {
    model.close()
    done()
  })
  handle(app, modelApi.state, ({ request }) => model.state(accountOf(request)))
  handle(app, modelApi.agree, async ({ request, body }) => {
    const account = accountOf(request)
    await model.agree(account, body.host)
    return model.state(account)
  })
  handle(app, modelApi.withdraw, async ({ request }) => {
    const account = accountOf(request)
    await model.withdraw(account.id)
    return model.state(account)
  })
  handle(app, modelApi.words, async ({ request, params }) => ({
    words: await words.stored(candidateOf(request), params.id),
  }))
  handle(app, modelApi.stream, async ({ request, reply, params }) => {
    const signal = untilClientLeaves(reply)
    return new EventText(
      textOf(await words.open(candidateOf(request), accountOf(request), params.id, signal)),
    )
  })
}
