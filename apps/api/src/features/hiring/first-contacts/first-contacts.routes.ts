import type { FastifyInstance } from 'fastify'
import { firstContactsApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { candidateOf, memberOf, placeOf } from '../core/places'
import { callOf } from '../core/section'
import type { ContactAnswer, FirstContactAnswers } from './first-contact-answers'
import type { FirstContactsService } from './first-contacts.service'

/** Requests to talk, of both sides. */
export const firstContactsRoutes =
  (contacts: FirstContactsService, answers: FirstContactAnswers) => async (app: FastifyInstance) => {
    handle(app, firstContactsApi.list, async ({ request }) => contacts.list(placeOf(request)))
    handle(app, firstContactsApi.ask, async ({ request, body }) => {
      const place = memberOf(request)
      return contacts.ask(place, body, callOf(request, place))
    })
    handle(app, firstContactsApi.takeBack, async ({ request, params }) => {
      const place = memberOf(request)
      return contacts.takeBack(place, params.id, callOf(request, place))
    })
    const answering = (action: ContactAnswer) =>
      handle(app, firstContactsApi[action], async ({ request, params }) => {
        const place = candidateOf(request)
        return answers.answer(place, params.id, action, callOf(request, place))
      })
    answering('accept')
    answering('decline')
    answering('block')
  }
