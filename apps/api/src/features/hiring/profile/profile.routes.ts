import type { FastifyInstance } from 'fastify'
import { candidateApi, directoryApi, settingsApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { callOf } from '../core/section'
import type { SectionDeps } from '../core/section'
import { candidateOf } from '../core/places'
import { readCandidateSettings, saveCandidateSettings } from './candidate-settings'
import { answerDirectory, directoryQuestion } from './directory-question'
import { answerInvitation, listInvitations } from './invitations'
import { ProfileService } from './profile.service'

/** Profile, settings and invitations of the candidate. */
export const profileRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const profiles = new ProfileService(deps)
  handle(app, candidateApi.profile, async ({ request }) => profiles.get(candidateOf(request)))
  handle(app, candidateApi.updateProfile, async ({ request, body }) =>
    profiles.update(candidateOf(request), body),
  )
  handle(app, candidateApi.addWork, async ({ request, body }) => {
    const place = candidateOf(request)
    return profiles.addWork(place, body, callOf(request, place))
  })
  handle(app, candidateApi.updateWork, async ({ request, params, body }) =>
    profiles.updateWork(candidateOf(request), params.id, body),
  )
  handle(app, candidateApi.deleteWork, async ({ request, params }) =>
    profiles.deleteWork(candidateOf(request), params.id),
  )
  handle(app, settingsApi.get, async ({ request }) =>
    readCandidateSettings(deps.db.read, candidateOf(request), deps.config.directoryAfterMinutes),
  )
  handle(app, settingsApi.update, async ({ request, body }) =>
    saveCandidateSettings(deps, candidateOf(request), body),
  )
  handle(app, directoryApi.question, async ({ request }) =>
    directoryQuestion(deps.db.read, candidateOf(request)),
  )
  handle(app, directoryApi.answer, async ({ request, body }) =>
    answerDirectory(deps, candidateOf(request), body.stay),
  )
  handle(app, candidateApi.invitations, async ({ request }) => listInvitations(deps, candidateOf(request)))
  handle(app, candidateApi.acceptInvitation, async ({ request, params }) => {
    const place = candidateOf(request)
    return answerInvitation(deps, place, params.id, 'accept', callOf(request, place))
  })
  handle(app, candidateApi.declineInvitation, async ({ request, params }) =>
    answerInvitation(deps, candidateOf(request), params.id, 'decline'),
  )
}
